/** Actions of staff on a difference between the portal's books and the provider's. */
export const differenceActions = ['adopt', 'refund', 'note'] as const;
/**
 * `adopt`: the portal takes over what the provider says; of a rejected refund, that it is not made.
 * `refund`: the money goes back to the guest. `note`: somebody has looked into it; of money that goes back,
 * that it was returned outside the portal.
 */
export type DifferenceAction = (typeof differenceActions)[number];

/** What of one kind of difference holds for all of them. */
export interface DifferenceRule {
  /** Actions of staff while it is open. */
  readonly actions: readonly DifferenceAction[];
  /** Whether the portal adopts what the provider says without asking; it is then shown as done. */
  readonly isAdopted: boolean;
  /** Whether it is about money that goes back to a guest, which can be returned outside the portal. */
  readonly isRefund: boolean;
}

const adopted = { actions: ['adopt'], isAdopted: true, isRefund: false } as const;
const noteOnly = { actions: ['note'], isAdopted: false, isRefund: false } as const;
const refunded = { isAdopted: false, isRefund: true } as const;

/** Facts in which the provider can show a payment otherwise than the portal has it. */
export const differenceFields = [
  'id',
  'amount',
  'currency',
  'shop',
  'order',
  'reference',
  'test',
  'status',
  'refunded',
] as const;
/** A fact in which the provider shows a payment otherwise than the portal has it. */
export type DifferenceField = (typeof differenceFields)[number];

/** Every kind of difference between the portal's books and the provider's. */
export const differenceRules = {
  /** The portal has an outdated status of a payment of its own. */
  'payment-behind': adopted,
  /** The portal does not have a refund: it was made in the cabinet, or a notification was lost. */
  'refund-behind': adopted,
  /** Money was taken for an order of the portal's, and the portal did not ask for it. */
  'payment-unknown': { ...noteOnly, actions: differenceActions },
  /** Money was taken for an order that the portal does not have. */
  'payment-without-order': { ...noteOnly, actions: ['refund', 'note'] },
  /** The provider shows a payment of ours with other facts, and what it says cannot be adopted. */
  'payment-differs': noteOnly,
  /** The portal counts a payment that the provider does not have. */
  'payment-missing': noteOnly,
  /** The portal counts a refund that the provider does not have, or has with another sum or state. */
  'refund-differs': noteOnly,
  /** The guest has not got money back that the hotel owes; it is tried until it is given. */
  'refund-owed': { ...refunded, actions: ['refund', 'note'] },
  /** The provider has rejected what staff gave back; nothing tries it again. */
  'refund-rejected': { ...refunded, actions: ['refund', 'note', 'adopt'] },
} as const satisfies Record<string, DifferenceRule>;

/** A kind of difference between the portal's books and the provider's. */
export type DifferenceKind = keyof typeof differenceRules;
/** Every kind of difference. */
export const differenceKinds = Object.keys(differenceRules) as [
  DifferenceKind,
  ...DifferenceKind[],
];

/** The rule of a kind, as a rule among others. */
export function differenceRuleOf(kind: DifferenceKind): DifferenceRule {
  return differenceRules[kind];
}
