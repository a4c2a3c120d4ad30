import { isEmail } from '@portal/domain/guests';
import type { PersistentStorage } from '../../shared/storage/memory-storage.ts';
import { checkoutKeys } from './checkout-storage.ts';

/** Where the receipt of the guest's last order went, or null. */
export function rememberedEmail(storage: PersistentStorage): string | null {
  const stored = storage.getItem(checkoutKeys.receiptEmail) ?? '';
  return isEmail(stored) ? stored : null;
}

/** Remembers where the guest had a receipt sent to, unless the profile says the same. */
export function rememberEmail(
  storage: PersistentStorage,
  email: string,
  ofProfile: string | null,
): void {
  if (email === ofProfile) storage.removeItem(checkoutKeys.receiptEmail);
  else storage.setItem(checkoutKeys.receiptEmail, email);
}
