import { proofRules, smsOfStrangers, staffSignInRules } from '@portal/domain/server';
import { signInRules } from '@portal/domain/sign-in';
import { secondFactorRules, type ProofKind } from '@portal/domain/staff';
import type { ClientNetwork } from '../../../kernel/client-network.ts';
import type { AttemptSpend, SpendReturn } from './attempt-budget-repository.ts';
import { isKnown, phoneHolder, type Requester, type CallerDevice } from './requester.ts';
import type { AuthSettings } from '../auth-settings.ts';
import {
  checkBudgets,
  codeBudgets,
  hotelTries,
  networkSpends,
  ofStrangers,
  spend,
  withShares,
} from './network-budgets.ts';

/** How a budget stands after it was spent from, or as it was found. */
export interface BudgetState {
  readonly scope: string;
  readonly count: number;
  readonly windowEnd: Date | string;
}

/** What one code spends: of its phone, for who asks and for all like them, and of where it is asked for. */
export function codeSpends(settings: AuthSettings, who: Requester, now: Date): AttemptSpend[] {
  const { codesPerPhone, codesPerPhoneOfAll } = signInRules;
  const isStrangerInHotel = who.network.kind === 'hotel' && !isKnown(who);
  const inHotel = `${who.phone} ${who.network.ranges[0].key}`;
  const ofAll = spend('codes-per-phone-of-all', ofAllLike(who), codesPerPhoneOfAll, now);
  return [
    ...codesPerPhone.map((budget) =>
      spend(`codes-per-phone-${budget.windowSeconds}`, `${who.phone} ${who.holder}`, budget, now),
    ),
    ofAll,
    ...(isStrangerInHotel
      ? [spend('codes-per-phone-in-hotel', inHotel, ofStrangers(codesPerPhoneOfAll), now)]
      : []),
    ...withShares(codeBudgets(settings, who, isKnown(who), now)),
  ];
}

/** What one SMS spends of the portal's day. */
export function smsSpend({ smsPerDay }: SmsSettings, dayEnd: Date): AttemptSpend {
  return { scope: 'sms-per-day', key: 'portal', points: smsPerDay, windowEnd: dayEnd };
}

/** What a stranger's code spends of what strangers have of the day's SMS; past that it may not be sent. */
export function strangerSmsSpend({ smsPerDay }: SmsSettings, dayEnd: Date): AttemptSpend {
  const points = smsOfStrangers(smsPerDay);
  return { scope: 'sms-of-strangers', key: 'portal', points, windowEnd: dayEnd };
}

/** What a stranger's code spends of an hour; past that strangers prove work. */
export function strangerHourSpend({ smsPerDay }: SmsSettings, now: Date): AttemptSpend {
  const points = Math.max(1, Math.floor(smsPerDay * proofRules.share));
  const { windowSeconds } = proofRules;
  return spend('codes-of-strangers', 'portal', { points, windowSeconds }, now);
}

/** Counts a code that is not sent, so that it takes the same work as one that is. */
export function unsentSpend(dayEnd: Date): AttemptSpend {
  return { scope: 'sms-unsent', key: 'portal', points: Number.MAX_SAFE_INTEGER, windowEnd: dayEnd };
}

type SmsSettings = Pick<AuthSettings, 'smsPerDay'>;

/** What a check of a code spends of where it is made; given back when the code was right. */
export function checkSpends(settings: AuthSettings, who: Requester, now: Date): AttemptSpend[] {
  return withShares(checkBudgets(settings, who, isKnown(who), now));
}

/** What one check spends past which codes are longer: of its phone, and of the portal's day. */
export function lengtheningSpends(
  settings: AuthSettings,
  who: Requester,
  now: Date,
  dayEnd: Date,
): { ofPhone: AttemptSpend; ofPortal: AttemptSpend } {
  const { perPhone } = settings.failedChecks;
  return {
    ofPhone: spend('failed-checks-per-phone', ofAllLike(who), perPhone, now),
    ofPortal: portalCheckSpend(settings, dayEnd),
  };
}

/**
 * What a right code gives its network back: all that its phone has spent there, so that many behind one
 * address do not use it up by signing in.
 */
export function networkReturns(settings: AuthSettings, who: Requester, now: Date): SpendReturn[] {
  const budgets = [
    ...codeBudgets(settings, who, false, now),
    ...checkBudgets(settings, who, false, now),
  ];
  return budgets.flatMap(({ spends, share }) =>
    spends.map(({ scope, key }) => ({
      ...{ scope, key },
      ...{ shareScope: share.scope, shareKey: share.key },
    })),
  );
}

function portalCheckSpend({ failedChecks }: AuthSettings, dayEnd: Date): AttemptSpend {
  const { points } = failedChecks.perPortal;
  return { scope: 'failed-checks-per-day', key: 'portal', points, windowEnd: dayEnd };
}

/** Who tries a staff password. */
export interface PasswordRequester {
  readonly id: string;
  readonly network: ClientNetwork;
  readonly device: CallerDevice;
}

/** What a stranger's try at a staff password spends; given back when it was right. */
export function strangerPasswordSpends(
  settings: Pick<AuthSettings, 'hotelNetworks'>,
  { id, network, device }: PasswordRequester,
  now: Date,
): { ofId: AttemptSpend[]; ofAddress: AttemptSpend[] } {
  const { failuresPerId, failuresPerAddress } = staffSignInRules;
  if (network.kind === 'hotel') {
    const key = `${id} ${phoneHolder(device, network)}`;
    return {
      ofId: [spend('failed-passwords-per-visitor', key, failuresPerId, now)],
      ofAddress: hotelTries(settings, network, false, now),
    };
  }
  const ofId = networkSpends('failed-passwords-per-id-and-address', network, failuresPerId, now);
  return {
    ofId: ofId.map((each) => ({ ...each, key: `${id} ${each.key}` })),
    ofAddress: networkSpends('failed-passwords-per-address', network, failuresPerAddress, now),
  };
}

/** What a try of a known device spends; given back when it was right. */
export function devicePasswordSpends(
  settings: Pick<AuthSettings, 'hotelNetworks'>,
  { id, network }: Omit<PasswordRequester, 'device'>,
  deviceId: string,
  now: Date,
): AttemptSpend[] {
  const { failuresPerId } = staffSignInRules;
  return [
    spend('failed-passwords-per-device', `${id} ${deviceId}`, failuresPerId, now),
    ...(network.kind === 'hotel' ? hotelTries(settings, network, true, now) : []),
  ];
}

/** What a try at the password spends that whoever is signed in would change; given back when it was right. */
export function ownPasswordSpend(id: string, now: Date): AttemptSpend {
  return spend('failed-own-passwords', id, staffSignInRules.failuresPerId, now);
}

/** What a try at a second factor of one kind spends; given back when it was right. */
export function secondFactorSpend(id: string, kind: ProofKind, now: Date): AttemptSpend {
  return spend('failed-second-factors', `${id} ${kind}`, secondFactorRules.failures, now);
}

/** Counts a wrong password for an account, whoever typed it. Nothing is refused by this count. */
export function failedPasswordSpend(id: string, now: Date): AttemptSpend {
  return spend('failed-passwords-per-id', id, staffSignInRules.failuresPerId, now);
}

/** When all budgets that were spent beyond their points have points again; null when none was. */
export function exceededUntil(
  spends: readonly AttemptSpend[],
  states: readonly BudgetState[],
): Date | null {
  return lastWindowEnd(spends, states, (count, points) => count > points);
}

/** When all budgets that have nothing left have points again; null when each has some. */
export function usedUpUntil(
  spends: readonly AttemptSpend[],
  states: readonly BudgetState[],
): Date | null {
  return lastWindowEnd(spends, states, (count, points) => count >= points);
}

/** Whole seconds until then, at least one. */
export function secondsUntil(then: Date, now: Date): number {
  return Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
}

/** The moment so many seconds later; earlier for a negative number. */
export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

function ofAllLike(who: Requester): string {
  return `${who.phone} ${isKnown(who) ? 'known' : 'strangers'}`;
}

function lastWindowEnd(
  spends: readonly AttemptSpend[],
  states: readonly BudgetState[],
  isOver: (count: number, points: number) => boolean,
): Date | null {
  const ends = spends.flatMap(({ scope, points }) => {
    const state = states.find((each) => each.scope === scope);
    return state && isOver(state.count, points) ? [new Date(state.windowEnd).getTime()] : [];
  });
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
