import { kopecksOf } from './amounts.ts';
import { invalidRequest } from '../api/api-error.ts';
import type { ReceiptBody } from '../api/request-bodies.ts';
import type { ShopSettings } from '../shop-settings.ts';

const ownServiceLines = 80;

/**
 * Refuses a missing receipt where fiscalization is on and the call needs one of its own, any receipt
 * whose lines do not add up to the amount, and what YooKassa's own service of receipts does not take.
 * @throws {ApiError} `invalid_request` with a parameter that begins with `receipt`.
 */
export function checkReceipt(
  receipt: ReceiptBody | undefined,
  amountKopecks: number,
  { fiscalization, receiptService }: Pick<ShopSettings, 'fiscalization' | 'receiptService'>,
  isNeeded = true,
): void {
  if (receipt === undefined) {
    if (fiscalization && isNeeded) throw invalidRequest('Receipt is missing or illegal', 'receipt');
    return;
  }
  const sumKopecks = receipt.items.reduce(
    (sum, item) => sum + Math.round(kopecksOf(item.amount) * item.quantity),
    0,
  );
  if (sumKopecks !== amountKopecks) {
    throw invalidRequest('Sum of receipt items does not match the amount', 'receipt');
  }
  if (receiptService !== 'yookassa') return;
  if (receipt.customer.email === undefined) {
    throw invalidRequest('The customer needs an e-mail', 'receipt.customer.email');
  }
  if (receipt.items.length > ownServiceLines) {
    throw invalidRequest(`At most ${ownServiceLines} items`, 'receipt.items');
  }
}
