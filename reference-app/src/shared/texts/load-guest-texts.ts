import type { Locale } from '@portal/domain/texts';
import { fetchEnglishTexts, russianTexts, type Wording } from './app-texts.ts';

const russian: Wording = { locale: 'ru', texts: russianTexts };
let english: Promise<Wording> | undefined;

/**
 * What guests read in a language: at once, or as soon as it has been fetched. Who cannot have English
 * for now reads Russian, and has English at the next visit.
 */
export function loadGuestTexts(locale: Locale): Wording | Promise<Wording> {
  return locale === 'ru' ? russian : (english ??= fetchEnglish());
}

async function fetchEnglish(): Promise<Wording> {
  try {
    return { locale: 'en', texts: await fetchEnglishTexts() };
  } catch {
    english = undefined;
    return russian;
  }
}
