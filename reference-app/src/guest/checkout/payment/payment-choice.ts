import { isPaidOnline, type NewOrder } from '@portal/domain/orders';
import type { PaymentSystem } from '@portal/domain/portal';

/** A way to pay as the checkout offers it; one of the hotel's payment systems is named. */
export type PaymentChoice = 'cash' | 'bank-card' | `external:${string}`;

const external = 'external:';

/** The hotel's payment systems, and which of them take money online. */
export interface PaymentSystems {
  readonly paymentSystems: readonly PaymentSystem[];
  readonly onlinePaymentSystems: readonly string[];
}

/**
 * The ways to pay an order, those at once first; online ones only where its total can be paid so. A
 * payment system that takes no money online is settled with staff, like cash.
 */
export function paymentChoices(
  { paymentSystems, onlinePaymentSystems }: PaymentSystems,
  isOnlinePossible: boolean,
): PaymentChoice[] {
  const choices = paymentSystems.map(({ title_system }) => `${external}${title_system}` as const);
  const isAtOnce = (choice: PaymentChoice) => isOnline(choice, onlinePaymentSystems);
  return [
    ...(isOnlinePossible ? choices.filter(isAtOnce) : []),
    ...choices.filter((choice) => !isAtOnce(choice)),
    'bank-card',
    'cash',
  ];
}

/** Whether a choice is paid at once, in the provider's form. */
export function isOnline(choice: PaymentChoice, onlinePaymentSystems: readonly string[]): boolean {
  const { paymentType, payment_system } = paymentOf(choice);
  return isPaidOnline(paymentType, payment_system, onlinePaymentSystems);
}

/** The payment system of a choice that names one. */
export function systemOf(
  choice: PaymentChoice,
  systems: readonly PaymentSystem[],
): PaymentSystem | null {
  return systems.find(({ title_system }) => choice === `${external}${title_system}`) ?? null;
}

/** A choice in the words of an order. */
export function paymentOf(choice: PaymentChoice): Pick<NewOrder, 'paymentType' | 'payment_system'> {
  if (choice === 'cash' || choice === 'bank-card') return { paymentType: choice };
  return { paymentType: 'external', payment_system: choice.slice(external.length) };
}
