import type { NewOrder, PaymentSystem } from '@portal/domain';

/** A way to pay as the checkout offers it; online ones name their payment system. */
export type PaymentChoice = 'cash' | 'bank-card' | `external:${string}`;

const external = 'external:';

/** The ways to pay an order; online ones only when the total is known and not zero. */
export function paymentChoices(
  systems: readonly PaymentSystem[],
  isPayableOnline: boolean,
): PaymentChoice[] {
  const online = systems.map(({ title_system }): PaymentChoice => `${external}${title_system}`);
  return [...(isPayableOnline ? online : []), 'bank-card', 'cash'];
}

/** Whether a choice is paid at once, in the provider's form. */
export function isOnline(choice: PaymentChoice): boolean {
  return choice.startsWith(external);
}

/** The payment system of an online choice. */
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
