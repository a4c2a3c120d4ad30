import { proofRules, smsOfUnknownDevices, staffSignInRules } from '@portal/domain/server';
import { signInRules } from '@portal/domain/sign-in';
import { secondFactorRules, type ProofKind } from '@portal/domain/staff';
import type { ClientNetwork } from '../../../kernel/network/client-network.ts';
import type { AttemptLimit, PointReturn } from './attempt-budget-repository.ts';
import { isKnown, phoneHolder, type Requester, type CallerDevice } from './requester.ts';
import type { AuthSettings } from '../auth-settings.ts';
import {
  checkBudgets,
  codeBudgets,
  hotelTries,
  networkLimits,
  ofUnknownDevices,
  attemptLimit,
  withShares,
} from './network-budgets.ts';

/** How a budget stands after it was consumed from, or as it was found. */
export interface BudgetState {
  readonly scope: string;
  readonly count: number;
  readonly windowEnd: Date | string;
}

/** Limits of codes: of the phone, for who asks and for all like them, and of where it is asked for. */
export function codeLimits(settings: AuthSettings, who: Requester, now: Date): AttemptLimit[] {
  const { codesPerPhone, codesPerPhoneOfAll } = signInRules;
  const isUnknownDeviceInHotel = who.network.kind === 'hotel' && !isKnown(who);
  const inHotel = `${who.phone} ${who.network.ranges[0].key}`;
  const ofAll = attemptLimit('codes-per-phone-of-all', ofAllLike(who), codesPerPhoneOfAll, now);
  return [
    ...codesPerPhone.map((budget) =>
      attemptLimit(
        `codes-per-phone-${budget.windowSeconds}`,
        `${who.phone} ${who.holder}`,
        budget,
        now,
      ),
    ),
    ofAll,
    ...(isUnknownDeviceInHotel
      ? [
          attemptLimit(
            'codes-per-phone-in-hotel',
            inHotel,
            ofUnknownDevices(codesPerPhoneOfAll),
            now,
          ),
        ]
      : []),
    ...withShares(codeBudgets(settings, who, isKnown(who), now)),
  ];
}

/** The limit of the portal's SMS of a day. */
export function smsLimit({ smsPerDay }: SmsSettings, dayEnd: Date): AttemptLimit {
  return { scope: 'sms-per-day', key: 'portal', points: smsPerDay, windowEnd: dayEnd };
}

/** The limit of strangers' share of the day's SMS; past it a code may not be sent. */
export function unknownDeviceSmsLimit({ smsPerDay }: SmsSettings, dayEnd: Date): AttemptLimit {
  const points = smsOfUnknownDevices(smsPerDay);
  return { scope: 'sms-of-strangers', key: 'portal', points, windowEnd: dayEnd };
}

/** The limit of strangers' codes of an hour; past it strangers prove work. */
export function unknownDeviceHourLimit({ smsPerDay }: SmsSettings, now: Date): AttemptLimit {
  const points = Math.max(1, Math.floor(smsPerDay * proofRules.share));
  const { windowSeconds } = proofRules;
  return attemptLimit('codes-of-strangers', 'portal', { points, windowSeconds }, now);
}

/** Counts a code that is not sent, so that it takes the same work as one that is. */
export function unsentLimit(dayEnd: Date): AttemptLimit {
  return { scope: 'sms-unsent', key: 'portal', points: Number.MAX_SAFE_INTEGER, windowEnd: dayEnd };
}

type SmsSettings = Pick<AuthSettings, 'smsPerDay'>;

/** Limits of checks of a code, by where they are made; given back when the code was right. */
export function checkLimits(settings: AuthSettings, who: Requester, now: Date): AttemptLimit[] {
  return withShares(checkBudgets(settings, who, isKnown(who), now));
}

/** Limits of checks past which codes are longer: of the phone, and of the portal's day. */
export function lengtheningLimits(
  settings: AuthSettings,
  who: Requester,
  now: Date,
  dayEnd: Date,
): { ofPhone: AttemptLimit; ofPortal: AttemptLimit } {
  const { perPhone } = settings.failedChecks;
  return {
    ofPhone: attemptLimit('failed-checks-per-phone', ofAllLike(who), perPhone, now),
    ofPortal: portalCheckLimit(settings, dayEnd),
  };
}

/**
 * What a right code gives its network back: all that its phone has consumed there, so that many behind one
 * address do not use it up by signing in.
 */
export function networkReturns(settings: AuthSettings, who: Requester, now: Date): PointReturn[] {
  const budgets = [
    ...codeBudgets(settings, who, false, now),
    ...checkBudgets(settings, who, false, now),
  ];
  return budgets.flatMap(({ limits, share }) =>
    limits.map(({ scope, key }) => ({
      ...{ scope, key },
      ...{ shareScope: share.scope, shareKey: share.key },
    })),
  );
}

function portalCheckLimit({ failedChecks }: AuthSettings, dayEnd: Date): AttemptLimit {
  const { points } = failedChecks.perPortal;
  return { scope: 'failed-checks-per-day', key: 'portal', points, windowEnd: dayEnd };
}

/** Who tries a staff password. */
export interface PasswordRequester {
  readonly id: string;
  readonly network: ClientNetwork;
  readonly device: CallerDevice;
}

/** Limits of a stranger's tries at a staff password; given back when it was right. */
export function unknownDevicePasswordLimits(
  settings: Pick<AuthSettings, 'hotelNetworks'>,
  { id, network, device }: PasswordRequester,
  now: Date,
): { ofId: AttemptLimit[]; ofAddress: AttemptLimit[] } {
  const { failuresPerId, failuresPerAddress } = staffSignInRules;
  if (network.kind === 'hotel') {
    const key = `${id} ${phoneHolder(device, network)}`;
    return {
      ofId: [attemptLimit('failed-passwords-per-visitor', key, failuresPerId, now)],
      ofAddress: hotelTries(settings, network, false, now),
    };
  }
  const ofId = networkLimits('failed-passwords-per-id-and-address', network, failuresPerId, now);
  return {
    ofId: ofId.map((each) => ({ ...each, key: `${id} ${each.key}` })),
    ofAddress: networkLimits('failed-passwords-per-address', network, failuresPerAddress, now),
  };
}

/** Limits of tries of a known device; given back when it was right. */
export function devicePasswordLimits(
  settings: Pick<AuthSettings, 'hotelNetworks'>,
  { id, network }: Omit<PasswordRequester, 'device'>,
  deviceId: string,
  now: Date,
): AttemptLimit[] {
  const { failuresPerId } = staffSignInRules;
  return [
    attemptLimit('failed-passwords-per-device', `${id} ${deviceId}`, failuresPerId, now),
    ...(network.kind === 'hotel' ? hotelTries(settings, network, true, now) : []),
  ];
}

/** The limit of tries at the password that whoever is signed in would change; given back when it was right. */
export function ownPasswordLimit(id: string, now: Date): AttemptLimit {
  return attemptLimit('failed-own-passwords', id, staffSignInRules.failuresPerId, now);
}

/** The limit of tries at a second factor of one kind; given back when it was right. */
export function secondFactorLimit(id: string, kind: ProofKind, now: Date): AttemptLimit {
  return attemptLimit('failed-second-factors', `${id} ${kind}`, secondFactorRules.failures, now);
}

/** Counts a wrong password for an account, whoever typed it. Nothing is refused by this count. */
export function failedPasswordLimit(id: string, now: Date): AttemptLimit {
  return attemptLimit('failed-passwords-per-id', id, staffSignInRules.failuresPerId, now);
}

/** When all budgets that were consumed beyond their points have points again; null when none was. */
export function retryAt(
  limits: readonly AttemptLimit[],
  states: readonly BudgetState[],
): Date | null {
  return lastWindowEnd(limits, states, (count, points) => count > points);
}

/** When all budgets that have nothing left have points again; null when each has some. */
export function exhaustedUntil(
  limits: readonly AttemptLimit[],
  states: readonly BudgetState[],
): Date | null {
  return lastWindowEnd(limits, states, (count, points) => count >= points);
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
  limits: readonly AttemptLimit[],
  states: readonly BudgetState[],
  isOver: (count: number, points: number) => boolean,
): Date | null {
  const ends = limits.flatMap(({ scope, points }) => {
    const state = states.find((each) => each.scope === scope);
    return state && isOver(state.count, points) ? [new Date(state.windowEnd).getTime()] : [];
  });
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
