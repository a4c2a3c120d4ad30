import { authTexts } from './auth-texts.ts';
import { dishTexts } from './dish-texts.ts';
import { orderTexts } from './order-texts.ts';
import { paymentTexts } from './payment-texts.ts';
import { portalTexts } from './portal-texts.ts';
import { ticketTexts } from './ticket-texts.ts';

/** What the guest's pages say, and what console pages share with them. */
export const guestTexts = {
  ...authTexts,
  ...dishTexts,
  ...orderTexts,
  ...paymentTexts,
  ...portalTexts,
  ...ticketTexts,
};
