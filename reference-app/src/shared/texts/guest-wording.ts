import { fetchTexts, russianGuestTexts, type Locale, type SomeTexts } from '@portal/domain/texts';

/** Texts, and the language they are in. */
export interface Wording {
  readonly locale: Locale;
  readonly texts: SomeTexts;
}

const russian: Wording = { locale: 'ru', texts: russianGuestTexts };
let english: Promise<Wording> | undefined;

/**
 * What guests read in a language: at once, or as soon as it has been fetched. Who cannot have English
 * for now reads Russian, and has English at the next visit.
 */
export function guestWording(locale: Locale): Wording | Promise<Wording> {
  return locale === 'ru' ? russian : (english ??= fetchEnglish());
}

async function fetchEnglish(): Promise<Wording> {
  try {
    return { locale: 'en', texts: await fetchTexts('guest', 'en') };
  } catch {
    english = undefined;
    return russian;
  }
}
