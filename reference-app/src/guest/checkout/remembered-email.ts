import { isEmail } from '@portal/domain/guests';
import type { KeptStorage } from '../../shared/storage/memory-storage.ts';
import { checkoutKeys } from './checkout-storage.ts';

/** Where the receipt of the guest's last order went, or null. */
export function rememberedEmail(storage: KeptStorage): string | null {
  const kept = storage.getItem(checkoutKeys.receiptEmail) ?? '';
  return isEmail(kept) ? kept : null;
}

/** Remembers where the guest had a receipt sent to, unless the profile says the same. */
export function rememberEmail(storage: KeptStorage, email: string, ofProfile: string | null): void {
  if (email === ofProfile) storage.removeItem(checkoutKeys.receiptEmail);
  else storage.setItem(checkoutKeys.receiptEmail, email);
}
