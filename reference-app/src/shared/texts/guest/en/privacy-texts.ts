import type { Translation } from '@portal/domain/texts';
import type { privacyTexts as russian } from '../ru/privacy-texts.ts';

/** What leads to the page about personal data, and the question about the counter. */
export const privacyTexts: Translation<typeof russian> = {
  'privacy.title': 'Personal data',
  'privacy.more': 'Read more',
  'privacy.counter.title': 'Visit counter',
  'privacy.counter.ask':
    'May visits be counted? Yandex Metrika shows the hotel which pages are used.',
  'privacy.counter.agree': 'Yes',
  'privacy.counter.decline': 'No',
  'privacy.counter.agreed': 'Count my visits',
  'privacy.counter.declined': 'Do not count them',
};
