import { hotelNetworkRules, type Budget } from '@portal/domain/server';
import type { ClientNetwork } from '../../../kernel/network/client-network.ts';
import type { AttemptLimit } from './attempt-budget-repository.ts';
import type { Requester } from './requester.ts';
import type { AuthSettings } from '../auth-settings.ts';

const uncounted = Number.MAX_SAFE_INTEGER;
const daySeconds = 24 * 3600;

/** What is counted for all who share a device or a network, and how much of it is one phone's. */
export interface SharedBudget {
  readonly limits: readonly AttemptLimit[];
  /** Counts what the phone has consumed, to give it back; it limits nothing. */
  readonly share: AttemptLimit;
}

/** What a code is counted in beside its phone. */
export function codeBudgets(
  { codesPerAddress, hotelNetworks }: AuthSettings,
  who: Requester,
  isOfKnownDevice: boolean,
  now: Date,
): SharedBudget[] {
  if (who.network.kind === 'outside') {
    return codesPerAddress.map((budget) =>
      networkBudget(`codes-per-address-${budget.windowSeconds}`, who, budget, now),
    );
  }
  const ofDevice = codesPerAddress.map((budget) =>
    deviceBudget(`codes-per-device-${budget.windowSeconds}`, who, budget, now),
  );
  const perDay = { points: hotelNetworks.codesPerDay, windowSeconds: daySeconds };
  return [
    ...(isOfKnownDevice ? [] : ofDevice),
    ...hotelBudgets('hotel-codes', who, perDay, isOfKnownDevice, now),
  ];
}

/** What a check of a code is counted in beside its phone. */
export function checkBudgets(
  { failedChecks, hotelNetworks }: AuthSettings,
  who: Requester,
  isOfKnownDevice: boolean,
  now: Date,
): SharedBudget[] {
  const { perAddress } = failedChecks;
  if (who.network.kind === 'outside') {
    if (isOfKnownDevice) return [];
    return [networkBudget('failed-checks-per-address', who, perAddress, now)];
  }
  const perDay = { points: hotelNetworks.failedTriesPerDay, windowSeconds: daySeconds };
  return [
    ...(isOfKnownDevice ? [] : [deviceBudget('failed-checks-per-device', who, perAddress, now)]),
    ...hotelBudgets(hotelTriesScope, who, perDay, isOfKnownDevice, now),
  ];
}

const hotelTriesScope = 'hotel-tries';

/** Wrong passwords have one ceiling with wrong codes. */
export function hotelTries(
  { hotelNetworks }: Pick<AuthSettings, 'hotelNetworks'>,
  network: ClientNetwork,
  isOfKnownDevice: boolean,
  now: Date,
): AttemptLimit[] {
  const perDay = { points: hotelNetworks.failedTriesPerDay, windowSeconds: daySeconds };
  return hotelLimits(hotelTriesScope, network, perDay, isOfKnownDevice, now);
}

/** Of one of the hotel's networks: its ceiling, and the part of it that devices share which never signed in. */
function hotelLimits(
  scope: string,
  { ranges }: ClientNetwork,
  budget: Budget,
  isOfKnownDevice: boolean,
  now: Date,
): AttemptLimit[] {
  const [{ key }] = ranges;
  const strangers = attemptLimit(`${scope}-of-strangers`, key, ofUnknownDevices(budget), now);
  return [attemptLimit(scope, key, budget, now), ...(isOfKnownDevice ? [] : [strangers])];
}

function hotelBudgets(
  scope: string,
  who: Requester,
  budget: Budget,
  isOfKnownDevice: boolean,
  now: Date,
): SharedBudget[] {
  return hotelLimits(scope, who.network, budget, isOfKnownDevice, now).map((each) => ({
    limits: [each],
    share: phoneShare(each.scope, who.phone, each.key, budget, now),
  }));
}

function networkBudget(scope: string, who: Requester, budget: Budget, now: Date): SharedBudget {
  return {
    limits: networkLimits(scope, who.network, budget, now),
    share: phoneShare(scope, who.phone, who.network.ranges[0].key, budget, now),
  };
}

function deviceBudget(scope: string, who: Requester, budget: Budget, now: Date): SharedBudget {
  return {
    limits: [attemptLimit(scope, who.holder, budget, now)],
    share: phoneShare(scope, who.phone, who.holder, budget, now),
  };
}

/** What is consumed of all of them. */
export function withShares(budgets: readonly SharedBudget[]): AttemptLimit[] {
  return budgets.flatMap(({ limits, share }) => [...limits, share]);
}

function phoneShare(
  scope: string,
  phone: string,
  key: string,
  { windowSeconds }: Budget,
  now: Date,
): AttemptLimit {
  return attemptLimit(
    `${scope}-by-phone`,
    `${phone} ${key}`,
    { points: uncounted, windowSeconds },
    now,
  );
}

/** The part that devices share which never signed in. */
export function ofUnknownDevices(budget: Budget): Budget {
  const points = Math.max(1, Math.floor(budget.points * hotelNetworkRules.unknownDevicesShare));
  return { ...budget, points };
}

/** Of a network and of the wider ones around it, each up to its own ceiling. */
export function networkLimits(
  scope: string,
  { ranges }: ClientNetwork,
  budget: Budget,
  now: Date,
): AttemptLimit[] {
  return ranges.map(({ key, suffix, times }) =>
    attemptLimit(`${scope}${suffix}`, key, { ...budget, points: budget.points * times }, now),
  );
}

/** One point of a budget whose window opens now, if none is open. */
export function attemptLimit(scope: string, key: string, budget: Budget, now: Date): AttemptLimit {
  const windowEnd = new Date(now.getTime() + budget.windowSeconds * 1000);
  return { scope, key, points: budget.points, windowEnd };
}
