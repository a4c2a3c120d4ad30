import { guestTexts as englishGuestTexts } from './guest/en/guest-texts.ts';
import { offPageTexts as englishOffPageTexts } from './off-page/en/off-page-texts.ts';
import { privacyPageTexts as englishPrivacyPageTexts } from './guest/en/privacy-page-texts.ts';
import { staffTexts as englishStaffTexts } from './staff/en/staff-texts.ts';
import { guestTexts } from './guest/ru/guest-texts.ts';
import { offPageTexts } from './off-page/ru/off-page-texts.ts';
import { privacyPageTexts } from './guest/ru/privacy-page-texts.ts';
import { staffTexts } from './staff/ru/staff-texts.ts';

/** Every text of the portal by language and key, before a hotel overrides any. */
export const catalogue = {
  ru: { ...guestTexts, ...staffTexts, ...offPageTexts, ...privacyPageTexts },
  en: {
    ...englishGuestTexts,
    ...englishStaffTexts,
    ...englishOffPageTexts,
    ...englishPrivacyPageTexts,
  },
};

/** The key of a text: the portal's, and those an app adds of its own. */
export type TextKey<Own = unknown> = keyof (typeof catalogue.ru & Own) & string;
