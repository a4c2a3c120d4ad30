import { randomUUID } from 'node:crypto';
import { text } from '@portal/domain/contract';
import type { PortalSettings } from '@portal/domain/portal';
import { resendDelaySeconds } from '@portal/domain/server';
import { signInRules, type Proof, type ProofChallenge } from '@portal/domain/sign-in';
import { createTexts } from '@portal/domain/texts';
import { endOfDay } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { ClientNetwork } from '../../../kernel/network/client-network.ts';
import { staffNotificationRow } from '../../../outbox/staff-notification.ts';
import { consumeAttempts, type AttemptLimit } from '../attempts/attempt-budget-repository.ts';
import {
  checkLimits,
  codeLimits,
  retryAt,
  lengtheningLimits,
  secondsAfter,
  secondsUntil,
  smsLimit,
  unknownDeviceHourLimit,
  unknownDeviceSmsLimit,
  unsentLimit,
  exhaustedUntil,
} from '../attempts/attempt-budgets.ts';
import { isUnknownDevice, phoneHolder, type CallerDevice } from '../attempts/requester.ts';
import type { AuthSettings, CodeDigits } from '../auth-settings.ts';
import { reserveCode, storeChallenge, type CodeReservation } from './code-request-repository.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import type { Proofs } from '../attempts/proof-of-work.ts';
import type { MessageSeal } from './sealed-message.ts';
import { drawCode, hashCode } from './sign-in-code.ts';
import type { SmsBudgetAlert } from './sms-budget-alert.ts';

/** Who asks for a code. */
export interface CodeRequest {
  readonly phone: string;
  readonly address: string;
  readonly network: ClientNetwork;
  readonly device: CallerDevice;
  /** What the client would have the SMS say. */
  readonly message: unknown;
  /** The work their browser has done. */
  readonly proof: Proof | undefined;
}

/** A code that can be entered; whether it was sent is nobody's business who asks. */
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

/** Not before this was proven. */
export interface ProofNeeded {
  readonly proofChallenge: ProofChallenge;
}

/** What asking for codes works with. */
export interface CodeRequestOptions {
  readonly makeChange: MakeChange;
  readonly settings: AuthSettings;
  readonly portalSettings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
  readonly pepper: string;
  readonly proofs: Proofs;
  readonly seal: MessageSeal;
  readonly smsBudget: Pick<SmsBudgetAlert, 'counted'>;
  readonly log: Logger;
}

/** Kind of the outbox rows that carry a code. */
export const signInCodeKind = 'sign-in-code';

const maxMessage = 300;

/** Draws a code for a phone and queues it, as often as the limits allow. */
export function createCodeRequests(options: CodeRequestOptions) {
  const { makeChange, settings, portalSettings, pepper, seal, log } = options;
  const { smsBudget, proofs } = options;
  const { t } = createTexts({ locale: 'ru' });

  async function queueCode(
    { transaction, enqueue }: Pick<Change, 'transaction' | 'enqueue'>,
    { phone, address, network, device, message }: CodeRequest,
    now: Date,
    {
      digits,
      resendInSeconds,
      isSent,
    }: { isSent: boolean } & Pick<CodeSent, 'digits' | 'resendInSeconds'>,
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
      network.ranges[0].key,
      now,
      expiresAt,
      secondsAfter(now, resendInSeconds),
      phoneHolder(device, network),
    );
    const browserText = settings.legacyBrowserCodes && text(maxMessage).safeParse(message).data;
    const sealed = seal.seal(challengeId, {
      phone,
      text: browserText || t('auth.sms', { code }),
      clientAddress: address,
      expiresAt,
    });
    enqueue(
      {
        channel: 'sms',
        kind: signInCodeKind,
        payload: { challengeId, sealed: isSent ? sealed : null },
        expiresAt,
      },
      ...(settings.codesInStaffChat
        ? [
            staffNotificationRow(
              { topic: 'code', phone, code: codeIn(browserText) ?? code },
              expiresAt,
            ),
          ]
        : []),
    );
    return { challengeId, expiresAt, resendInSeconds, digits };
  }

  return async function requestCode(
    request: CodeRequest,
  ): Promise<CodeSent | TooEarly | ProofNeeded> {
    const now = new Date();
    const { timeZone } = await portalSettings.read();
    const dayEnd = endOfDay(now, timeZone);
    const { phone, network } = request;
    const holder = phoneHolder(request.device, network);
    const who = { phone, network, holder };
    const daily = smsLimit(settings, dayEnd);
    const share = unknownDeviceSmsLimit(settings, dayEnd);
    const hour = unknownDeviceHourLimit(settings, now);
    const proof = request.proof ? proofs.consume(request.proof, who, now) : null;
    const limits = codeLimits(settings, who, now);
    const ofUnknownDevice = isUnknownDevice(who) ? [share, hour, ...(proof ? [proof] : [])] : [];
    const checks = checkLimits(settings, who, now);
    const { ofPhone, ofPortal } = lengtheningLimits(settings, who, now, dayEnd);

    const outcome = await makeChange(async (change: Change<TooEarly | ProofNeeded>) => {
      const { transaction, undo: refuse } = change;
      const [reservation] = await reserveCode(
        transaction,
        phone,
        holder,
        now,
        secondsAfter(now, -signInRules.resendResetSeconds),
        secondsAfter(now, signInRules.challengeSeconds),
        JSON.stringify([...limits, ...ofUnknownDevice]),
        JSON.stringify([...checks, ofPhone, ofPortal]),
      );
      if (!reservation) throw new Error('Reserving a code gave no row.');
      const { ladderStep, failed, hasAccount } = reservation;
      const consumed = reservation.consumed ?? [];
      const waitsUntil = refusedUntil(reservation, limits, checks, now);
      if (waitsUntil) return refuse({ retryAfterSeconds: secondsUntil(waitsUntil, now) });

      const isProven = proof !== null && retryAt([proof], consumed) === null;
      if (retryAt([hour], consumed) && !isProven) {
        return refuse({ proofChallenge: proofs.challenge(who, now) });
      }

      const isUnderAttack = exhaustedUntil([ofPhone, ofPortal], failed ?? []) !== null;
      const digits = isUnderAttack ? signInRules.codeDigitsUnderAttack : settings.codeDigits;
      // Past what strangers have, only whoever holds a phone with an account can tell that it goes on.
      const mayBeSent = retryAt([share], consumed) === null || hasAccount;
      const counted = mayBeSent ? daily : unsentLimit(dayEnd);
      const [state] = await consumeAttempts(transaction, JSON.stringify([counted]), now, 1);
      const isSent = mayBeSent && (state?.count ?? 0) <= daily.points;
      const sent = await queueCode(change, request, now, {
        ...{ digits, isSent },
        resendInSeconds: resendDelaySeconds(ladderStep ?? 1),
      });
      await smsBudget.counted(change, now, timeZone);
      return { sent, isLastOfDay: isSent && state?.count === daily.points };
    });
    if ('retryAfterSeconds' in outcome || 'proofChallenge' in outcome) return outcome;
    if (outcome.isLastOfDay) {
      log.error(
        { smsPerDay: settings.smsPerDay },
        'daily SMS budget used up: no code is sent until midnight',
      );
    }
    return outcome.sent;
  };
}

/** The code of a text that a browser has made, which ends with it; null where it has none. */
function codeIn(browserText: string | false | undefined): string | null {
  return /\d{4,}(?=\D*$)/.exec(browserText || '')?.[0] ?? null;
}

/** Until when no code may be sent; null when one may. */
function refusedUntil(
  { ladderStep, waitsUntil, consumed, failed }: CodeReservation,
  limits: readonly AttemptLimit[],
  checks: readonly AttemptLimit[],
  now: Date,
): Date | null {
  if (ladderStep === null) return waitsUntil ?? secondsAfter(now, resendDelaySeconds(1));
  // An address without checks left could do nothing with a code.
  return retryAt(limits, consumed ?? []) ?? exhaustedUntil(checks, failed ?? []);
}
