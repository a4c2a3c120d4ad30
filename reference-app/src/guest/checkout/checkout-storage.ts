import type { KeptStorage } from '../../shared/storage/memory-storage.ts';

/**
 * Keys of what the checkout stores in the browser, apart from what reads and writes it: every page clears it
 * when the guest signs out, and only the checkout needs the rest.
 */
export const checkoutKeys = {
  /** What was filled in, by store; of this tab. */
  drafts: 'portal-checkout',
  /** The order that was sent and not answered; of this tab. */
  attempt: 'portal-order-attempt',
  /** Where the last receipt went; of this browser. */
  receiptEmail: 'portal-receipt-email',
} as const;

/** The guest has signed out: nothing of theirs is left to the next one. */
export function clearCheckout(tab: KeptStorage, lasting: KeptStorage): void {
  tab.removeItem(checkoutKeys.drafts);
  tab.removeItem(checkoutKeys.attempt);
  lasting.removeItem(checkoutKeys.receiptEmail);
}
