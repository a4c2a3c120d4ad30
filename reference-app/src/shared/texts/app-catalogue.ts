import { catalogue, type Locale } from '@portal/domain/texts';
import { openAppTexts, type Texts } from './app-texts.ts';
import { guestTexts as englishGuestTexts } from './guest/en/guest-texts.ts';
import { offlineTexts as englishOfflineTexts } from './guest/en/offline-texts.ts';
import { guestTexts } from './guest/ru/guest-texts.ts';
import { offlineTexts } from './guest/ru/offline-texts.ts';
import { staffTexts as englishStaffTexts } from './staff/en/staff-texts.ts';
import { staffTexts } from './staff/ru/staff-texts.ts';

/** Every text of the portal and of this app by language and key, for checks: pages fetch theirs in parts. */
export const appCatalogue = {
  ru: { ...catalogue.ru, ...guestTexts, ...staffTexts, ...offlineTexts },
  en: { ...catalogue.en, ...englishGuestTexts, ...englishStaffTexts, ...englishOfflineTexts },
};

/** Opens all texts of a language. */
export function createAppTexts(locale: Locale): Texts {
  return openAppTexts({ locale, texts: appCatalogue[locale] });
}
