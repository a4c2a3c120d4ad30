import { cartStore } from '../../app/portal.ts';
import { lastingStorage, tabStorage } from '../../shared/storage/browser-storage.ts';
import { clearCarts } from '../cart/clear-carts.ts';
import { forgetDrafts } from '../checkout/checkout-draft.ts';
import { forgetAttempt } from '../checkout/order-attempts.ts';
import { keepRoom } from '../room/use-room.ts';
import { createDeviceOwner } from './device-owner.ts';

/** Whose this browser is: carts, drafts and the remembered room belong to one guest. */
export const deviceOwner = createDeviceOwner(lastingStorage, () => {
  clearCarts(cartStore);
  keepRoom(null);
  forgetDrafts(tabStorage);
  forgetAttempt(tabStorage);
});
