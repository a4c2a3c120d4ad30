export { catalogue, type TextKey } from './catalogue.ts';
export { createTexts } from './create-texts.ts';
export type { CataloguedError } from './error-catalogue.ts';
export { phoneCodeTexts, restaurantTexts } from './feature-texts.ts';
export { russianGuestTexts, fetchTexts } from './fetch-texts.ts';
export {
  type TextOverrides,
  type SomeTexts,
  type Translate,
  type CountedKey,
  type Texts,
  openTexts,
} from './texts.ts';
export {
  locales,
  type Locale,
  localeNames,
  type Placeholder,
  type Translation,
  fillText,
} from './translation.ts';
