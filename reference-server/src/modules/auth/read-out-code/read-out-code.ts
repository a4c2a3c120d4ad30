import { randomUUID } from 'node:crypto';
import type { PortalSettings } from '@portal/domain/portal';
import { readOutRules } from '@portal/domain/server';
import { signInCodeRead, signInRules } from '@portal/domain/sign-in';
import { createTexts } from '@portal/domain/texts';
import type { SqlClient } from '../../../db/statement.ts';
import { identityOf, type Actor } from '../../../kernel/actor.ts';
import { liveRow } from '../../../outbox/outbox-row.ts';
import {
  readAttempts,
  consumeAttempts,
  type AttemptLimit,
} from '../attempts/attempt-budget-repository.ts';
import {
  retryAt,
  secondsAfter,
  secondsUntil,
  smsLimit,
  unknownDeviceSmsLimit,
  exhaustedUntil,
} from '../attempts/attempt-budgets.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { accountNotificationKind } from '../sms-code/deliver-code.ts';
import { attemptLimit } from '../attempts/network-budgets.ts';
import {
  auditCodeRead,
  lockOpenChallenge,
  readAccount,
  readSmsErrors,
  replaceCode,
} from './read-out-code-repository.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import type { MessageSeal } from '../sms-code/sealed-message.ts';
import { drawCode, hashCode } from '../sms-code/sign-in-code.ts';

/** A code to read out. */
export interface CodeToRead {
  readonly code: string;
  readonly expiresAt: Date;
}

/** What reading codes out works with. */
export interface CodeReadOutOptions {
  readonly makeChange: MakeChange;
  readonly settings: AuthSettings;
  readonly portalSettings: { read(): Promise<Pick<PortalSettings, 'receptionPhone'>> };
  readonly pepper: string;
  readonly seal: MessageSeal;
}

/** Roles that may read codes out. */
type Reader = Extract<Actor, { role: 'admin' | 'moderator' }>;

/** Notification of a read-out code: within the hour, or not at all. */
const notificationSeconds = 3600;

const { t } = createTexts({ locale: 'ru' });

/**
 * Makes codes for staff to read out. It must not make staff into guests: each has a few an hour, the audit
 * trail says who read for whom, and the owner of the account is notified at once.
 */
export function createCodeReadOut(options: CodeReadOutOptions) {
  const { makeChange, settings, portalSettings, pepper, seal } = options;

  async function isWithoutSms(transaction: SqlClient, now: Date): Promise<boolean> {
    const [health] = await readSmsErrors(transaction);
    if (health?.isSmsError) return true;
    for (const each of [smsLimit(settings, now), unknownDeviceSmsLimit(settings, now)]) {
      const states = await readAttempts(transaction, each.scope, each.key);
      const current = states.filter(({ windowEnd }) => windowEnd > now);
      if (exhaustedUntil([each], current)) return true;
    }
    return false;
  }

  async function notifyAccount(
    { transaction, enqueue }: Pick<Change, 'transaction' | 'enqueue'>,
    phone: string,
    receptionPhone: string,
    now: Date,
  ): Promise<void> {
    const [account] = await readAccount(transaction, phone);
    if (!account) return;
    const expiresAt = secondsAfter(now, notificationSeconds);
    const noticeId = randomUUID();
    const text = t('notice.readOut.sms', { phone: receptionPhone });
    const sealed = seal.seal(noticeId, { phone, text, clientAddress: '', expiresAt });
    enqueue(
      { channel: 'sms', kind: accountNotificationKind, payload: { noticeId, sealed }, expiresAt },
      liveRow(signInCodeRead, { at: now.toISOString() }, account.id),
    );
  }

  function budgetOf(staff: Reader, withoutSms: boolean, now: Date): AttemptLimit {
    const { perHour, perHourWithoutSms } = readOutRules;
    return attemptLimit('codes-read-out', staff.id, withoutSms ? perHourWithoutSms : perHour, now);
  }

  return async function readOutCode(
    phone: string,
    staff: Reader,
  ): Promise<CodeToRead | 'no-challenge' | { readonly retryAfterSeconds: number }> {
    const now = new Date();
    type Refusal = 'no-challenge' | { readonly retryAfterSeconds: number };
    // Before the transaction, which may hold the only connection.
    const { receptionPhone } = await portalSettings.read();
    return makeChange(async (change: Change<Refusal>) => {
      const { transaction, undo: refuse } = change;
      const [challenge] = await lockOpenChallenge(
        transaction,
        phone,
        now,
        signInRules.checksPerPhone,
      );
      if (!challenge) return refuse('no-challenge');
      const budget = budgetOf(staff, await isWithoutSms(transaction, now), now);
      const states = await consumeAttempts(transaction, JSON.stringify([budget]), now, 1);
      const until = retryAt([budget], states);
      if (until) return refuse({ retryAfterSeconds: secondsUntil(until, now) });

      const code = drawCode(challenge.digits);
      const expiresAt = secondsAfter(now, signInRules.challengeSeconds);
      await replaceCode(
        transaction,
        challenge.id,
        hashCode(pepper, challenge.id, code),
        now,
        expiresAt,
      );
      await auditCodeRead(transaction, identityOf(staff), phone, now);
      await notifyAccount(change, phone, receptionPhone, now);
      return { code, expiresAt };
    });
  };
}
