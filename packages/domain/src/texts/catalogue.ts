import { adminTexts } from './admin-texts.ts';
import { authTexts } from './auth-texts.ts';
import { orderTexts } from './order-texts.ts';
import { paymentTexts } from './payment-texts.ts';
import { portalTexts } from './portal-texts.ts';
import { problemTexts } from './problem-texts.ts';
import { restaurantTexts } from './restaurant-texts.ts';
import { storeTexts } from './store-texts.ts';
import { ticketTexts } from './ticket-texts.ts';

/** Every text of the portal by language and key, before a hotel overrides any. */
export const catalogue = {
  ru: {
    ...adminTexts.ru,
    ...authTexts.ru,
    ...orderTexts.ru,
    ...paymentTexts.ru,
    ...portalTexts.ru,
    ...problemTexts.ru,
    ...restaurantTexts.ru,
    ...storeTexts.ru,
    ...ticketTexts.ru,
  },
  en: {
    ...adminTexts.en,
    ...authTexts.en,
    ...orderTexts.en,
    ...paymentTexts.en,
    ...portalTexts.en,
    ...problemTexts.en,
    ...restaurantTexts.en,
    ...storeTexts.en,
    ...ticketTexts.en,
  },
};

/** The key of a text. */
export type TextKey = keyof typeof catalogue.ru;
