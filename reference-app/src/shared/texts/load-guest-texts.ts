import type { Locale } from '@portal/domain/texts';
import { fetchEnglishTexts, russianTexts, type LocaleTexts } from './app-texts.ts';

const russian: LocaleTexts = { locale: 'ru', texts: russianTexts };
let english: Promise<LocaleTexts> | undefined;

/**
 * What guests read in a language: at once, or as soon as it has been fetched. Who cannot have English
 * for now reads Russian, and has English at the next visit.
 */
export function loadGuestTexts(locale: Locale): LocaleTexts | Promise<LocaleTexts> {
  return locale === 'ru' ? russian : (english ??= fetchEnglish());
}

async function fetchEnglish(): Promise<LocaleTexts> {
  try {
    return { locale: 'en', texts: await fetchEnglishTexts() };
  } catch {
    english = undefined;
    return russian;
  }
}
