import type { PortalSettings } from '@portal/domain/portal';
import { signInRules } from '@portal/domain/sign-in';
import { endOfDay } from '@portal/domain/time';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database.ts';
import type { SqlClient } from '../../../db/statement.ts';
import type { ClientNetwork } from '../../../kernel/network/client-network.ts';
import type { GuestRow } from '../account/account-row.ts';
import {
  checkLimits,
  retryAt,
  exhaustedUntil,
  lengtheningLimits,
  networkReturns,
  secondsAfter,
  secondsUntil,
} from '../attempts/attempt-budgets.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { beginSession, type BegunSession, type SessionCaller } from '../session/begin-session.ts';
import {
  returnShares,
  type AttemptCount,
  type AttemptLimit,
} from '../attempts/attempt-budget-repository.ts';
import {
  acceptCode,
  claimCheck,
  readChallengeHolder,
  type CheckClaim,
} from './code-check-repository.ts';
import { auditSignInLocked, auditSignInRefused } from '../refusal-audit-repository.ts';
import type { Change, MakeChange } from '../../../outbox/change.ts';
import type { SignInAttack } from '../attempts/sign-in-attack.ts';
import { hashCode, isSameHash } from './sign-in-code.ts';

/** A code that somebody has typed. */
export interface CodeEntry {
  readonly challengeId: string;
  readonly phone: string;
  readonly code: string;
  readonly network: ClientNetwork;
  readonly caller: SessionCaller;
}

/** What a code led to. */
export type CodeOutcome =
  | {
      readonly kind: 'signed-in';
      readonly guest: GuestRow;
      readonly session: BegunSession;
      readonly isReadOut: boolean;
    }
  /** Right, and the phone may be registered now. */
  | { readonly kind: 'unknown-phone'; readonly isReadOut: boolean }
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
  readonly makeChange: MakeChange;
  readonly settings: AuthSettings;
  readonly portalSettings: { read(): Promise<Pick<PortalSettings, 'timeZone'>> };
  readonly pepper: string;
  readonly attack: Pick<SignInAttack, 'codes'>;
  readonly log: Logger;
}

/** Checks a code: counted as failed before it is looked at, and given back when it was right. */
export function createCodeChecks(options: CodeCheckOptions) {
  const { prisma, makeChange, settings, portalSettings, pepper, attack, log } = options;

  return async function checkCode(entry: CodeEntry): Promise<CodeOutcome> {
    const { phone, code, caller } = entry;
    const now = new Date();
    const dayEnd = endOfDay(now, (await portalSettings.read()).timeZone);
    const [challenge] = await readChallengeHolder(prisma, entry.challengeId, phone);
    if (!challenge) return { kind: 'no-challenge' };
    const { holder } = challenge;
    const who = { phone, network: entry.network, holder };
    const checks = checkLimits(settings, who, now);
    const { ofPhone, ofPortal } = lengtheningLimits(settings, who, now, dayEnd);
    const limits = JSON.stringify([...checks, ofPhone, ofPortal]);
    const refused = { who: { phone }, network: caller.network, now };

    const outcome = await makeChange(async (change: Change<CodeOutcome>): Promise<CodeOutcome> => {
      const { transaction, undo: refuse } = change;
      const [claim] = await claimCheck(
        transaction,
        entry.challengeId,
        phone,
        now,
        signInRules.checksPerPhone,
        secondsAfter(now, signInRules.challengeSeconds),
        limits,
      );
      if (!claim) return refuse({ kind: 'no-challenge' });
      const { challengeId, codeHmac } = claim;
      if (!codeHmac) return refuse(unclaimed(claim, now));
      const consumed = claim.consumed ?? [];
      const lockedUntil = retryAt(checks, consumed);
      if (lockedUntil) return refuse(tooMany(lockedUntil, now));
      // What was sent before the phone's or the portal's checks were used up is too short by now.
      const isUnderAttack = retryAt([ofPhone, ofPortal], consumed) !== null;
      if (isUnderAttack && claim.digits < signInRules.codeDigitsUnderAttack) {
        return refuse({ kind: 'expired' });
      }
      if (!isSameHash(hashCode(pepper, challengeId, code), codeHmac)) {
        const isLastOfDay = isLastPoint(ofPortal, consumed);
        if (isLastOfDay) await attack.codes(change);
        await auditSignInRefused(transaction, 'CODE_WRONG', refused);
        if (exhaustedUntil(checks, consumed)) {
          await auditSignInLocked(transaction, 'network', refused);
        }
        return { kind: 'wrong', isLastOfDay };
      }
      return signIn(transaction, challengeId, claim.isReadOut === true);
    });
    if (outcome.kind === 'wrong' && outcome.isLastOfDay) {
      log.error('failed checks of the day used up: codes have six digits until midnight');
    }
    return outcome;

    async function signIn(
      transaction: SqlClient,
      challengeId: string,
      isReadOut: boolean,
    ): Promise<CodeOutcome> {
      const registrationUntil = secondsAfter(now, signInRules.registrationRightSeconds);
      const [guest] = await acceptCode(
        transaction,
        challengeId,
        phone,
        now,
        registrationUntil,
        limits,
        holder,
      );
      await returnShares(transaction, JSON.stringify(networkReturns(settings, who, now)), now);
      if (!guest) return { kind: 'unknown-phone', isReadOut };
      if (!guest.approved) {
        await auditSignInRefused(transaction, 'ACCOUNT_CLOSED', refused);
        return { kind: 'closed' };
      }
      const session = await beginSession(transaction, settings, {
        account: { guestId: guest.id },
        kind: isReadOut ? 'readOut' : 'guest',
        caller,
        now,
      });
      return { kind: 'signed-in', guest, session, isReadOut };
    }
  };
}

function isLastPoint({ scope, points }: AttemptLimit, consumed: readonly AttemptCount[]): boolean {
  return consumed.some((state) => state.scope === scope && state.count === points);
}

function unclaimed({ isAllowed, attempts, waitsUntil }: CheckClaim, now: Date): CodeOutcome {
  // Checks were left, and yet none could be claimed: the code is entered, replaced or past its time.
  const isOver = isAllowed && attempts < signInRules.checksPerPhone;
  return isOver ? { kind: 'expired' } : tooMany(waitsUntil ?? now, now);
}

function tooMany(until: Date, now: Date): CodeOutcome {
  return { kind: 'too-many', retryAfterSeconds: secondsUntil(until, now) };
}
