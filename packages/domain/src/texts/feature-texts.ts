import { phoneCodeTexts as englishPhoneCodeTexts } from './off-page/en/phone-code-texts.ts';
import { restaurantTexts as englishRestaurantTexts } from './staff/en/restaurant-texts.ts';
import { phoneCodeTexts as russianPhoneCodeTexts } from './off-page/ru/phone-code-texts.ts';
import { restaurantTexts as russianRestaurantTexts } from './staff/ru/restaurant-texts.ts';

/** What a client of the portal says about codes by SMS, in both languages. */
export const phoneCodeTexts = { ru: russianPhoneCodeTexts, en: englishPhoneCodeTexts };

/** What a client of the restaurant says when it fails, in both languages. */
export const restaurantTexts = { ru: russianRestaurantTexts, en: englishRestaurantTexts };
