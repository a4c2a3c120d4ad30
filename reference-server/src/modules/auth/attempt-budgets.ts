import { staffSignInRules, signInRules, type Budget } from '@portal/domain';
import type { AttemptSpend } from './attempt-budget-store.ts';
import type { AuthSettings } from './auth-settings.ts';

/** Whose attempts are counted. */
export interface Attempter {
  readonly phone: string;
  readonly network: string;
}

/** How a budget stands after it was spent from, or as it was found. */
export interface BudgetState {
  readonly scope: string;
  readonly count: number;
  readonly windowEnd: Date | string;
}

/** What one code spends: of its phone and address. */
export function codeSpends(settings: AuthSettings, who: Attempter, now: Date): AttemptSpend[] {
  return [
    ...signInRules.codesPerPhone.map((budget) =>
      spend(`codes-per-phone-${budget.windowSeconds}`, who.phone, budget, now),
    ),
    ...settings.codesPerAddress.map((budget) =>
      spend(`codes-per-address-${budget.windowSeconds}`, who.network, budget, now),
    ),
  ];
}

/** What one code spends of the portal's SMS of the day. */
export function smsSpend({ smsPerDay }: AuthSettings, dayEnd: Date): AttemptSpend {
  return { scope: 'sms-per-day', key: 'portal', points: smsPerDay, windowEnd: dayEnd };
}

/** What one check of a code spends of its phone and address; given back when the code was right. */
export function checkSpends(
  { failedChecks }: AuthSettings,
  who: Attempter,
  now: Date,
): AttemptSpend[] {
  return [
    spend('failed-checks-per-phone', who.phone, failedChecks.perPhone, now),
    spend('failed-checks-per-address', who.network, failedChecks.perAddress, now),
  ];
}

/** What one check spends of the portal's day, past which codes are longer. */
export function portalCheckSpend({ failedChecks }: AuthSettings, dayEnd: Date): AttemptSpend {
  const { points } = failedChecks.perPortal;
  return { scope: 'failed-checks-per-day', key: 'portal', points, windowEnd: dayEnd };
}

/** What one try at a staff password spends; given back when it was right. */
export function passwordSpends(who: { id: string; network: string }, now: Date): AttemptSpend[] {
  const { failuresPerId, failuresPerAddress } = staffSignInRules;
  return [
    spend('failed-passwords-per-id', who.id, failuresPerId, now),
    spend('failed-passwords-per-address', who.network, failuresPerAddress, now),
  ];
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

function spend(scope: string, key: string, budget: Budget, now: Date): AttemptSpend {
  const windowEnd = secondsAfter(now, budget.windowSeconds);
  return { scope, key, points: budget.points, windowEnd };
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
