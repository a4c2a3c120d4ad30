import { differenceActions } from '@portal/domain/reconciliation';
import fc, { type Arbitrary } from 'fast-check';
import type { Death } from '../stage/lifeline.ts';
import type { PortalSetup } from '../stage/portal-life.ts';

/** What becomes of one request to the provider on its way; by the sandbox's names where it has them. */
const fates = {
  /** Nothing is done, and the server cannot know that. */
  unanswered: ['offline', 'timeout', 'error', 'proxy-408', 'proxy-502'],
  /** Nothing is done, and somebody says no. */
  refused: ['error-text', 'proxy-404', 'proxy-409'],
  busy: ['rate-limit', 'processing'],
  /** It is done, and the answer is lost. */
  lost: [
    'timeout-after-commit',
    'drop-after-commit',
    'error-after-commit',
    'proxy-409-after-commit',
  ],
  /** Done, and the answer is on its way until it is let through; or done only then, when nobody waits. */
  delayed: ['slow', 'late'],
} as const;
export type Fate = (typeof fates)[keyof typeof fates][number];

/** What somebody does. Numbers choose among what there is at that moment. */
export type Action =
  | { readonly action: 'place'; readonly basket: number }
  | { readonly action: 'pay'; readonly order: number; readonly clicks: (typeof clicks)[number] }
  | { readonly action: 'payer-pays' | 'payer-fails'; readonly payment: number }
  | { readonly action: 'guest-cancels' | 'sync' | 'release'; readonly order: number }
  | { readonly action: 'email'; readonly email: string }
  | { readonly action: 'status'; readonly order: number; readonly to: (typeof statuses)[number] }
  | { readonly action: 'capture'; readonly order: number; readonly roubles: number | null }
  | {
      readonly action: 'refund';
      readonly order: number;
      readonly share: (typeof refundShares)[number];
      /** Pressed again: the last request with its key, if that was not answered as done. */
      readonly isAgain: boolean;
    }
  | { readonly action: 'cabinet-refund'; readonly payment: number; readonly roubles: number | null }
  | { readonly action: 'cabinet-capture'; readonly payment: number; readonly roubles: number }
  | { readonly action: 'cabinet-cancel'; readonly payment: number }
  /** What becomes of further refunds at the provider, and of one that waits there. */
  | { readonly action: 'refunds-become'; readonly outcome: (typeof refundOutcomes)[number] }
  | { readonly action: 'refund-ends'; readonly refund: number; readonly isSuccessful: boolean }
  /** Another system, or somebody in the cabinet, takes money in the name of an order. */
  | {
      readonly action: 'pay-elsewhere';
      readonly order: number;
      readonly roubles: number;
      readonly isTaken: boolean;
      readonly isForUnknown: boolean;
    }
  /** A notification that the provider has not sent. */
  | { readonly action: 'forge'; readonly payment: number; readonly event: (typeof events)[number] }
  | { readonly action: 'reconcile'; readonly days: number }
  | {
      readonly action: 'resolve';
      readonly difference: number;
      readonly by: (typeof differenceActions)[number];
    }
  | { readonly action: 'tick-off'; readonly alert: number }
  | { readonly action: 'notify'; readonly which: number; readonly times: 1 | 2 }
  | { readonly action: 'lose-notification'; readonly which: number }
  | { readonly action: 'let-through' }
  | { readonly action: 'wait'; readonly seconds: number }
  | { readonly action: 'work' };

const clicks = ['once', 'twice', 'twice with one key'] as const;
const statuses = ['inwork', 'delivered', 'done', 'canceled'] as const;
const refundShares = ['all', '100 roubles', 'all but 50 kopecks', 'one piece'] as const;

const refundOutcomes = ['succeeded', 'pending', 'canceled'] as const;
const events = [
  'payment.succeeded',
  'payment.canceled',
  'payment.waiting_for_capture',
  'refund.succeeded',
] as const;

/** One action, and what befalls the server meanwhile. */
export type Step = Action & {
  /** What becomes of its requests to the provider, in their order; all further ones are served. */
  readonly network?: readonly Fate[];
  /** Where the server's process dies. */
  readonly death?: Death;
  /** What goes on behind the calls does not get round to it before the next step. */
  readonly isLazy?: boolean;
};

/** What happened between guests, staff, the provider and the network, and how it was all set up. */
export interface History extends PortalSetup {
  /** Which notifications are ticked in the provider's cabinet. */
  readonly received: 'all' | 'payments' | 'nothing';
  readonly holdHours: number;
  readonly steps: readonly Step[];
}

const one = <const Value>(...values: Value[]) => fc.constantFrom(...values);
/** Mostly the first one there is. */
const which = fc.oneof(
  { arbitrary: fc.constant(0), weight: 4 },
  { arbitrary: fc.nat(2), weight: 1 },
);
const again = one(true, true, false);
const halfDay = 12 * 3600;
/** Longer than the provider knows a key. */
const dayAndHalf = 3 * halfDay;

/** What may happen wherever money is taken. */
const anyActions = [
  weighted(1, { action: one('place'), basket: fc.nat(2) }),
  weighted(4, { action: one('pay'), order: which, clicks: one(...clicks) }),
  weighted(3, { action: one('payer-pays'), payment: which }),
  weighted(1, { action: one('payer-fails'), payment: which }),
  weighted(2, { action: one('guest-cancels'), order: which }),
  weighted(2, { action: one('sync'), order: which }),
  weighted(2, { action: one('email'), email: one('anna@example.test', 'a.new@example.test') }),
  weighted(4, {
    action: one('status'),
    order: which,
    to: one(...statuses, 'canceled', 'canceled'),
  }),
  weighted(8, { action: one('refund'), order: which, share: one(...refundShares), isAgain: again }),
  weighted(2, { action: one('cabinet-refund'), payment: which, roubles: one(null, 50, 100) }),
  weighted(4, { action: one('notify'), which, times: one(1, 1, 2) }),
  weighted(1, { action: one('lose-notification'), which }),
  weighted(2, { action: one('let-through') }),
  weighted(6, {
    action: one('wait'),
    seconds: one(20, 70, 400, 3700, halfDay, dayAndHalf, dayAndHalf),
  }),
  weighted(1, { action: one('work') }),
  weighted(2, { action: one('refunds-become'), outcome: one('pending', ...refundOutcomes) }),
  weighted(2, { action: one('refund-ends'), refund: which, isSuccessful: fc.boolean() }),
  weighted(2, {
    action: one('pay-elsewhere'),
    order: which,
    roubles: one(300, 100),
    isTaken: one(true, true, false),
    isForUnknown: one(false, false, false, true),
  }),
  weighted(1, { action: one('forge'), payment: which, event: one(...events) }),
  weighted(3, { action: one('reconcile'), days: one(8, 1) }),
  weighted(4, { action: one('resolve'), difference: which, by: one(...differenceActions) }),
  weighted(2, { action: one('tick-off'), alert: which }),
];
/** What may happen besides where money is held first. */
const holdingActions = [
  weighted(8, { action: one('capture'), order: which, roubles: one(null, 100, 200) }),
  weighted(2, { action: one('release'), order: which }),
  weighted(2, { action: one('cabinet-capture'), payment: which, roubles: one(100, 200) }),
  weighted(1, { action: one('cabinet-cancel'), payment: which }),
];

const refunding: Arbitrary<Action> = fc.record({
  action: one('refund'),
  order: one(0),
  share: one(...refundShares),
  isAgain: one(true),
});
const capturing: Arbitrary<Action> = fc.record({
  action: one('capture'),
  order: one(0),
  roubles: one(null, 100, 200),
});

/** Somebody meets with an error, and repeats: where most that went wrong with money began. */
function insisting(actions: Arbitrary<Action>): Arbitrary<(Step | undefined)[]> {
  const paid: Arbitrary<Action> = fc.record({ action: one('payer-pays'), payment: one(0) });
  const known: Arbitrary<Action> = fc.record({ action: one('sync'), order: one(0) });
  const changed: Arbitrary<Action> = fc.record({
    action: one('email'),
    email: one('a.new@example.test'),
  });
  const later: Arbitrary<Action> = fc.record({
    action: one('wait'),
    seconds: one(20, 400, dayAndHalf),
  });
  return fc.tuple(
    rarely(0.2, befallen(paid, 20)),
    rarely(0.2, befallen(known, 20)),
    failing(actions),
    rarely(0.3, befallen(changed, 20)),
    rarely(0.3, befallen(later, 4)),
    befallen(actions, 4),
    rarely(1, befallen(actions, 4)),
  );
}

/** Nobody is told what has become of it. */
function failing(actions: Arbitrary<Action>): Arbitrary<Step> {
  const fate = one(...fates.lost, ...fates.delayed, ...fates.refused);
  return fc.tuple(actions, fate).map(([what, befalls]) => ({ ...what, network: [befalls] }));
}

/** Any history: an order is placed, its payment begins, and then all sorts of things happen. */
export const anyHistory: Arbitrary<History> = fc.oneof(
  historyOf('automatic', fc.oneof(...anyActions)),
  historyOf('manual', fc.oneof(...anyActions, ...holdingActions)),
);

function historyOf(capture: History['capture'], actions: Arbitrary<Action>): Arbitrary<History> {
  const begun = fc.tuple(
    befallen(fc.record({ action: one('place'), basket: fc.nat(2) }), 20),
    befallen(fc.record({ action: one('pay'), order: one(0), clicks: one(...clicks) }), 4),
    rarely(0.2, befallen(fc.record({ action: one('payer-pays'), payment: one(0) }), 4)),
  );
  const maybeStep = rarely(0.25, befallen(actions, 2));
  const maybeSteps = fc.tuple(...Array.from({ length: 5 }, () => maybeStep));
  const again = capture === 'manual' ? fc.oneof(refunding, capturing) : refunding;
  return fc.record({
    capture: one(capture),
    hasReceipts: fc.boolean(),
    received: one('all', 'all', 'payments', 'nothing'),
    holdHours: one(168, 168, 2),
    steps: fc
      .tuple(begun, maybeSteps, rarely(2, insisting(again)), maybeSteps)
      .map(([beginning, rest, insisted, last]) =>
        [...beginning, ...rest, ...(insisted ?? []), ...last].filter((step) => step !== undefined),
      ),
  });
}

function weighted<Value>(
  weight: number,
  model: { [Field in keyof Value]: Arbitrary<Value[Field]> },
): { arbitrary: Arbitrary<Value>; weight: number } {
  return { arbitrary: fc.record(model), weight };
}

/** Now and then something goes wrong: with the network once in about so many actions. */
function befallen(actions: Arbitrary<Action>, often: number): Arbitrary<Step> {
  const fate = fc.oneof(...Object.values(fates).map((kind) => one(...kind)));
  const network = fc.array(fate, { minLength: 1, maxLength: 2, size: 'max' });
  const death = fc.record({ at: fc.nat(14), isDone: fc.boolean() });
  return fc
    .tuple(actions, rarely(often, network), rarely(12, death), one(false, false, false, true))
    .map(([what, fatesOfAction, dying, isLazy]) => ({
      ...what,
      ...(fatesOfAction && { network: fatesOfAction }),
      ...(dying && { death: dying }),
      ...(isLazy && { isLazy }),
    }));
}

/** Nothing, so many times for each time it is something; shorter histories have more of nothing. */
function rarely<Value>(times: number, arbitrary: Arbitrary<Value>): Arbitrary<Value | undefined> {
  return fc.oneof(
    { withCrossShrink: true },
    { arbitrary: fc.constant(undefined), weight: times * 20 },
    { arbitrary, weight: 20 },
  );
}
