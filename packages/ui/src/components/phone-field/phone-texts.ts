import type { PhoneCountry } from '@portal/domain/phone';
import type { PhoneTexts, UiTexts } from '../../texts/ui-texts.ts';

/** Browsers name countries in the nominative alone. */
const ofCountry: Readonly<Record<PhoneCountry, string>> = { RU: 'России', KZ: 'Казахстана' };

/** Apart from the other words, as the field is fetched when somebody signs in. */
export const phoneTexts: Readonly<Record<UiTexts['locale'], PhoneTexts>> = {
  ru: {
    codesOnlyTo: (countries) =>
      `Пока отправляем коды только на номера ${countries.map((country) => ofCountry[country]).join(' и ')}`,
    foreign: 'Пока принимаем только номера России и Казахстана',
    unreadable: 'Проверьте номер: нужны +7 и ещё десять цифр',
  },
  en: {
    codesOnlyTo(countries) {
      const names = new Intl.DisplayNames('en', { type: 'region' });
      return `For now codes are sent only to numbers of ${countries.map((country) => names.of(country)).join(' and ')}`;
    },
    foreign: 'For now only numbers of Russia and Kazakhstan are taken',
    unreadable: 'Check the number: it is +7 and ten more digits',
  },
};
