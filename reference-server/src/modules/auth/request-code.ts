import { randomUUID } from 'node:crypto';
import {
  createTexts,
  resendDelaySeconds,
  signInRules,
  text,
  type PortalSettings,
} from '@portal/domain';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { SqlClient } from '../../db/statement.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { staffNoticeRow } from '../notices/staff-notice.ts';
import type { AttemptSpend } from './attempt-budget-store.ts';
import {
  checkSpends,
  codeSpends,
  exceededUntil,
  portalCheckSpend,
  secondsAfter,
  secondsUntil,
  smsSpend,
  usedUpUntil,
} from './attempt-budgets.ts';
import type { AuthSettings, CodeDigits } from './auth-settings.ts';
import { clientNetwork } from './client-network.ts';
import { reserveCode, storeChallenge, type CodeReservation } from './code-request-store.ts';
import { hotelDayEnd } from './hotel-day.ts';
import { transact } from './refusable-transaction.ts';
import type { MessageSeal } from './sealed-message.ts';
import { drawCode, hashCode } from './sign-in-code.ts';

/** Who asks for a code. */
export interface CodeRequest {
  readonly phone: string;
  readonly address: string;
  /** What the client would have the SMS say. */
  readonly message: unknown;
}

/** A code that is on its way. */
export interface CodeSent {
  readonly challengeId: string;
  readonly expiresAt: Date;
  readonly resendInSeconds: number;
  readonly digits: CodeDigits;
}

/** Not now. */
export interface TooEarly {
  readonly retryAfterSeconds: number;
}

/** What asking for codes works with. */
export interface CodeRequestOptions {
  readonly prisma: Database['prisma'];
  readonly outbox: Outbox;
  readonly settings: AuthSettings;
  readonly portalSettings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
  readonly pepper: string;
  readonly seal: MessageSeal;
  readonly log: Logger;
}

/** Kind of the outbox rows that carry a code. */
export const signInCodeKind = 'sign-in-code';

const longestMessage = 300;

/** Draws a code for a phone and queues it, as often as the limits allow. */
export function createCodeRequests(options: CodeRequestOptions) {
  const { prisma, outbox, settings, portalSettings, pepper, seal, log } = options;
  const { t } = createTexts({ locale: 'ru' });

  async function queueCode(
    transaction: SqlClient,
    { phone, address, message }: CodeRequest,
    now: Date,
    digits: CodeDigits,
    resendInSeconds: number,
  ): Promise<CodeSent> {
    const challengeId = randomUUID();
    const code = drawCode(digits);
    const expiresAt = secondsAfter(now, signInRules.challengeSeconds);
    await storeChallenge(
      transaction,
      challengeId,
      phone,
      hashCode(pepper, challengeId, code),
      digits,
      clientNetwork(address),
      now,
      expiresAt,
      secondsAfter(now, resendInSeconds),
    );
    const browserText = settings.legacyBrowserCodes && text(longestMessage).safeParse(message).data;
    const sealed = seal.seal(challengeId, {
      phone,
      text: browserText || t('auth.sms', { code }),
      clientAddress: address,
      expiresAt,
    });
    await outbox.enqueue(transaction, [
      { channel: 'sms', kind: signInCodeKind, payload: { challengeId, sealed }, expiresAt },
      ...(settings.codesInStaffChat
        ? [staffNoticeRow({ topic: 'code', phone, code }, expiresAt)]
        : []),
    ]);
    return { challengeId, expiresAt, resendInSeconds, digits };
  }

  return async function requestCode(request: CodeRequest): Promise<CodeSent | TooEarly> {
    const now = new Date();
    const dayEnd = hotelDayEnd(now, (await portalSettings.read()).timeZone);
    const who = { phone: request.phone, network: clientNetwork(request.address) };
    const daily = smsSpend(settings, dayEnd);
    const spends = [...codeSpends(settings, who, now), daily];
    const checks = checkSpends(settings, who, now);
    const portalChecks = portalCheckSpend(settings, dayEnd);

    const outcome = await transact(
      prisma,
      async (transaction, refuse: (refusal: TooEarly) => never) => {
        const [reservation] = await reserveCode(
          transaction,
          request.phone,
          now,
          secondsAfter(now, -signInRules.resendQuietSeconds),
          secondsAfter(now, signInRules.challengeSeconds),
          JSON.stringify(spends),
          JSON.stringify([...checks, portalChecks]),
        );
        if (!reservation) throw new Error('Reserving a code gave no row.');
        const { ladderStep, spent, failed } = reservation;
        const waitsUntil = refusedUntil(reservation, spends, checks, now);
        if (waitsUntil) return refuse({ retryAfterSeconds: secondsUntil(waitsUntil, now) });

        const isUnderAttack = usedUpUntil([portalChecks], failed ?? []) !== null;
        const digits = isUnderAttack ? signInRules.codeDigitsUnderAttack : settings.codeDigits;
        const delay = resendDelaySeconds(ladderStep ?? 1);
        const sent = await queueCode(transaction, request, now, digits, delay);
        const isLastOfDay = usedUpUntil([daily], spent ?? []) !== null;
        if (isLastOfDay) {
          const text = t('notice.alarm.smsBudget', { n: settings.smsPerDay });
          await outbox.enqueue(transaction, [staffNoticeRow({ topic: 'alarm', text })]);
        }
        return { sent, isLastOfDay };
      },
    );
    if ('retryAfterSeconds' in outcome) return outcome;
    outbox.poke('sms');
    outbox.poke('telegram');
    if (outcome.isLastOfDay) {
      log.error(
        { smsPerDay: settings.smsPerDay },
        'daily SMS budget used up: no codes until midnight',
      );
    }
    return outcome.sent;
  };
}

/** Until when no code may be sent; null when one may. */
function refusedUntil(
  { ladderStep, waitsUntil, spent, failed }: CodeReservation,
  spends: readonly AttemptSpend[],
  checks: readonly AttemptSpend[],
  now: Date,
): Date | null {
  if (ladderStep === null) return waitsUntil ?? secondsAfter(now, resendDelaySeconds(1));
  // A phone or an address without checks left could do nothing with a code.
  return exceededUntil(spends, spent ?? []) ?? usedUpUntil(checks, failed ?? []);
}
