import { phoneCodeTexts as englishPhoneCodeTexts } from './en/phone-code-texts.ts';
import { restaurantTexts as englishRestaurantTexts } from './en/restaurant-texts.ts';
import { phoneCodeTexts as russianPhoneCodeTexts } from './ru/phone-code-texts.ts';
import { restaurantTexts as russianRestaurantTexts } from './ru/restaurant-texts.ts';

/** What a client of the portal says about codes by SMS, in both languages. */
export const phoneCodeTexts = { ru: russianPhoneCodeTexts, en: englishPhoneCodeTexts };

/** What a client of the restaurant says when it fails, in both languages. */
export const restaurantTexts = { ru: russianRestaurantTexts, en: englishRestaurantTexts };
