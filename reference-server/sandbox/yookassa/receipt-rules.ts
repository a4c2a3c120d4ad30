import { kopecksOf } from './amounts.ts';
import { invalidRequest } from './api-error.ts';
import type { ReceiptBody } from './request-bodies.ts';

/** When a call needs a receipt: always, or only where the one of the payment no longer fits. */
export type ReceiptNeed = 'required' | 'optional';

/**
 * Refuses a missing receipt where fiscalization is on, and any receipt whose lines do not add up
 * to the amount.
 * @throws {ApiError} `invalid_request` with the parameter `receipt`.
 */
export function checkReceipt(
  receipt: ReceiptBody | undefined,
  amountKopecks: number,
  need: ReceiptNeed,
): void {
  if (receipt === undefined) {
    if (need === 'required') throw invalidRequest('Receipt is missing or illegal', 'receipt');
    return;
  }
  const sumKopecks = receipt.items.reduce(
    (sum, item) => sum + Math.round(kopecksOf(item.amount) * item.quantity),
    0,
  );
  if (sumKopecks !== amountKopecks) {
    throw invalidRequest('Sum of receipt items does not match the amount', 'receipt');
  }
}
