/**
 * Whether an order is paid through the portal: it names a payment system that takes money online. Any other
 * payment system of the hotel's is settled with staff.
 */
export function isPaidOnline(
  paymentType: string | null,
  paymentSystem: string | null | undefined,
  onlinePaymentSystems: readonly string[],
): boolean {
  return paymentType === 'external' && onlinePaymentSystems.includes(paymentSystem ?? '');
}
