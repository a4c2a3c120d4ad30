import { authTexts } from './auth-texts.ts';
import { dishTexts } from './dish-texts.ts';
import { helpTexts } from './help-texts.ts';
import { homeTexts } from './home-texts.ts';
import { menuTexts } from './menu-texts.ts';
import { orderTexts } from './order-texts.ts';
import { paymentTexts } from './payment-texts.ts';
import { portalTexts } from './portal-texts.ts';
import { privacyTexts } from './privacy-texts.ts';
import { profileTexts } from './profile-texts.ts';
import { pushTexts } from './push-texts.ts';
import { ratingTexts } from './rating-texts.ts';
import { storeTexts } from './store-texts.ts';
import { ticketTexts } from './ticket-texts.ts';

/** What the guest's pages say, and what console pages share with them. */
export const guestTexts = {
  ...authTexts,
  ...dishTexts,
  ...helpTexts,
  ...homeTexts,
  ...menuTexts,
  ...orderTexts,
  ...paymentTexts,
  ...portalTexts,
  ...privacyTexts,
  ...profileTexts,
  ...pushTexts,
  ...ratingTexts,
  ...storeTexts,
  ...ticketTexts,
};
