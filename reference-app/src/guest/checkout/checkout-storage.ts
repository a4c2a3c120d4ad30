import type { PersistentStorage } from '../../shared/storage/memory-storage.ts';

/**
 * Keys of what the checkout stores in the browser, apart from what reads and writes it: every page clears it
 * when the guest signs out, and only the checkout needs the rest.
 */
export const checkoutKeys = {
  /** What was filled in, by store; of this tab. */
  drafts: 'portal-checkout',
  /** The orders that were sent and not answered, by store; of this browser, as the carts are. */
  attempts: 'portal-order-attempts',
  /** Where the last receipt went; of this browser. */
  receiptEmail: 'portal-receipt-email',
} as const;

/** The guest has signed out: nothing of theirs is left to the next one. */
export function clearCheckout(tab: PersistentStorage, lasting: PersistentStorage): void {
  tab.removeItem(checkoutKeys.drafts);
  lasting.removeItem(checkoutKeys.attempts);
  lasting.removeItem(checkoutKeys.receiptEmail);
}
