import { cartStorage } from '../shared/portal.ts';
import { lastingStorage, tabStorage } from '../shared/storage/browser-storage.ts';
import { clearCheckout } from './checkout/checkout-storage.ts';
import { saveRoom } from './room/use-room.ts';
import { clearCarts, createDeviceOwner } from './device-owner.ts';

/** Whose this browser is: carts, drafts, the remembered room and e-mail belong to one guest. */
export const deviceOwner = createDeviceOwner(lastingStorage, () => {
  clearCarts(cartStorage);
  saveRoom(null);
  clearCheckout(tabStorage, lastingStorage);
});
