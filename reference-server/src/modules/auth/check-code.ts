import { createTexts, signInRules, type PortalSettings } from '@portal/domain';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { SqlClient } from '../../db/statement.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { staffNoticeRow } from '../notices/staff-notice.ts';
import type { GuestRow } from './account-row.ts';
import {
  checkSpends,
  exceededUntil,
  portalCheckSpend,
  secondsAfter,
  secondsUntil,
  usedUpUntil,
} from './attempt-budgets.ts';
import type { AuthSettings } from './auth-settings.ts';
import { beginSession, type BegunSession, type SessionCaller } from './begin-session.ts';
import { clientNetwork } from './client-network.ts';
import { acceptCode, claimCheck, type CheckClaim } from './code-check-store.ts';
import { hotelDayEnd } from './hotel-day.ts';
import { transact } from './refusable-transaction.ts';
import { hashCode, isSameHash } from './sign-in-code.ts';

/** A code that somebody has typed. */
export interface CodeEntry {
  readonly challengeId: string;
  readonly phone: string;
  readonly code: string;
  readonly address: string;
  readonly caller: SessionCaller;
}

/** What a code led to. */
export type CodeOutcome =
  | { readonly kind: 'signed-in'; readonly guest: GuestRow; readonly session: BegunSession }
  /** Right, and the phone may be registered now. */
  | { readonly kind: 'unknown-phone' }
  /** Right, and staff have closed the account. */
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'wrong';
      /** Whether it was the last the portal allows today with a short code. */
      readonly isLastOfDay: boolean;
    }
  /** There is no such challenge of this phone. */
  | { readonly kind: 'no-challenge' }
  /** The challenge's code is not, or no longer, to be entered. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** What checking codes works with. */
export interface CodeCheckOptions {
  readonly prisma: Database['prisma'];
  readonly settings: AuthSettings;
  readonly portalSettings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
  readonly pepper: string;
  readonly outbox: Outbox;
  readonly log: Logger;
}

/** Checks a code: counted as failed before it is looked at, and given back when it was right. */
export function createCodeChecks(options: CodeCheckOptions) {
  const { prisma, settings, portalSettings, pepper, outbox, log } = options;
  const { t } = createTexts({ locale: 'ru' });

  return async function checkCode(entry: CodeEntry): Promise<CodeOutcome> {
    const { phone, code, caller } = entry;
    const now = new Date();
    const dayEnd = hotelDayEnd(now, (await portalSettings.read()).timeZone);
    const checks = checkSpends(settings, { phone, network: clientNetwork(entry.address) }, now);
    const portalChecks = portalCheckSpend(settings, dayEnd);

    const outcome = await transact(
      prisma,
      async (transaction, refuse: (refusal: CodeOutcome) => never): Promise<CodeOutcome> => {
        const [claim] = await claimCheck(
          transaction,
          entry.challengeId,
          phone,
          now,
          signInRules.checksPerPhone,
          secondsAfter(now, signInRules.challengeSeconds),
          JSON.stringify([...checks, portalChecks]),
        );
        if (!claim) return refuse({ kind: 'no-challenge' });
        const { challengeId, codeHmac } = claim;
        if (!codeHmac) return refuse(unclaimed(claim, now));
        const spent = claim.spent ?? [];
        const lockedUntil = exceededUntil(checks, spent);
        if (lockedUntil) return refuse(tooMany(lockedUntil, now));
        // What was sent before the portal's day was used up is too short by now.
        const isUnderAttack = exceededUntil([portalChecks], spent) !== null;
        if (isUnderAttack && claim.digits < signInRules.codeDigitsUnderAttack) {
          return refuse({ kind: 'expired' });
        }
        if (!isSameHash(hashCode(pepper, challengeId, code), codeHmac)) {
          const isLastOfDay = !isUnderAttack && usedUpUntil([portalChecks], spent) !== null;
          if (isLastOfDay) {
            const text = t('notice.alarm.longCodes', { n: signInRules.codeDigitsUnderAttack });
            await outbox.enqueue(transaction, [staffNoticeRow({ topic: 'alarm', text })]);
          }
          return { kind: 'wrong', isLastOfDay };
        }
        return signIn(transaction, challengeId);
      },
    );
    if (outcome.kind === 'wrong' && outcome.isLastOfDay) {
      outbox.poke('telegram');
      log.error('failed checks of the day used up: codes have six digits until midnight');
    }
    return outcome;

    async function signIn(transaction: SqlClient, challengeId: string): Promise<CodeOutcome> {
      const registrationUntil = secondsAfter(now, signInRules.registrationRightSeconds);
      const [guest] = await acceptCode(
        transaction,
        challengeId,
        phone,
        now,
        registrationUntil,
        JSON.stringify([...checks, portalChecks]),
      );
      if (!guest) return { kind: 'unknown-phone' };
      if (!guest.approved) return { kind: 'closed' };
      const session = await beginSession(transaction, settings, {
        account: { guestId: guest.id },
        kind: 'guest',
        caller,
        now,
      });
      return { kind: 'signed-in', guest, session };
    }
  };
}

function unclaimed({ isAllowed, attempts, waitsUntil }: CheckClaim, now: Date): CodeOutcome {
  // Checks were left, and yet none could be claimed: the code is entered, replaced or past its time.
  const isOver = isAllowed && attempts < signInRules.checksPerPhone;
  return isOver ? { kind: 'expired' } : tooMany(waitsUntil ?? now, now);
}

function tooMany(until: Date, now: Date): CodeOutcome {
  return { kind: 'too-many', retryAfterSeconds: secondsUntil(until, now) };
}
