import { staffRoles, type StaffRole } from '../contract/endpoints/access.ts';

/** What of one kind of alert holds for all of them. */
export interface AlertRule {
  /** Roles that see it and are notified. */
  readonly visibleTo: readonly StaffRole[];
  /** Who may tick it off; each of them sees it. */
  readonly resolvableBy: readonly StaffRole[];
  /**
   * Whether it comes in crowds: there is then one open alert of the kind, with a count, and its channels
   * speak at most every {@link alertCrowdMinutes}. Of any other kind there is one for each thing.
   */
  readonly isCrowd: boolean;
  /** Whether it is about money that may be owed: it cannot be ticked off while it is. */
  readonly isMoney: boolean;
}

/** How often the channels of a crowd speak at most, in minutes. */
export const alertCrowdMinutes = 10;

const orderStaff = ['admin', 'moderator'] as const;
const ofOrders = {
  visibleTo: orderStaff,
  resolvableBy: orderStaff,
  isCrowd: false,
  isMoney: false,
};
const money = { ...ofOrders, resolvableBy: ['admin'], isMoney: true } as const;
const adminOnly = { ...ofOrders, visibleTo: ['admin'], resolvableBy: ['admin'] } as const;
const restaurantStaff = ['admin', 'banquet'] as const;

/** Every kind of alert: who sees it, who ticks it off, and whether it comes in crowds. */
export const alertRules = {
  /** The portal's books and the provider's differ. */
  'payment-difference': money,
  /** The provider refuses a payment for good, for a reason that staff can mend. */
  'payment-refused': ofOrders,
  /** Money belongs to a guest and could not be given back. */
  'refund-owed': money,
  /** Held money runs out: a quarter of its time is left. */
  'hold-expiring': ofOrders,
  /** Held money has run out and went back to the guest. */
  'hold-expired': ofOrders,
  /** Money has come for an order that wants none any more. */
  'late-payment': ofOrders,
  'order-unattended': { ...ofOrders, isCrowd: true },
  'ticket-unattended': { ...adminOnly, isCrowd: true },
  'provider-down': { ...ofOrders, isCrowd: true },
  /** Rows of a provider's list cannot be read, and are left out. */
  'provider-data': {
    visibleTo: staffRoles,
    resolvableBy: staffRoles,
    isCrowd: true,
    isMoney: false,
  },
  'sms-budget': ofOrders,
  'notification-dead': { ...adminOnly, isCrowd: true },
  'sign-in-attack': adminOnly,
  /** The restaurant's system has not taken a banquet's reserve. */
  'reserve-failed': {
    visibleTo: restaurantStaff,
    resolvableBy: restaurantStaff,
    isCrowd: false,
    isMoney: false,
  },
} as const satisfies Record<string, AlertRule>;

/** Something that staff must act on. */
export type AlertKind = keyof typeof alertRules;
/** Every kind of alert. */
export const alertKinds = Object.keys(alertRules) as [AlertKind, ...AlertKind[]];

/** The kinds that somebody with this role sees. */
export function alertKindsFor(role: StaffRole): AlertKind[] {
  return alertKinds.filter((kind) => alertRuleOf(kind).visibleTo.includes(role));
}

/** Whether somebody with this role may tick off alerts of the kind, as far as roles go. */
export function mayResolveAlert(kind: AlertKind, role: StaffRole): boolean {
  return alertRuleOf(kind).resolvableBy.includes(role);
}

/** The rule of a kind, as a rule among others. */
export function alertRuleOf(kind: AlertKind): AlertRule {
  return alertRules[kind];
}
