import type { TextKey } from './catalogue.ts';
import type { Locale } from './translation.ts';
import { guestTexts } from './ru/guest-texts.ts';

/** Some of the texts of one language by their keys. */
export type SomeTexts = Readonly<Partial<Record<TextKey, string>>>;

/** The guest's texts in Russian, which are there from the start and when others cannot be fetched. */
export const russianGuestTexts = guestTexts;

/** Who reads texts that are fetched together. */
type Readers = 'guest' | 'staff' | 'staff-sign-in';

const loaders: Record<Readers, Record<Locale, () => Promise<SomeTexts>>> = {
  guest: {
    ru: () => Promise.resolve(guestTexts),
    en: async () => (await import('./en/guest-texts.ts')).guestTexts,
  },
  staff: {
    ru: async () => (await import('./ru/staff-texts.ts')).staffTexts,
    en: async () => (await import('./en/staff-texts.ts')).staffTexts,
  },
  'staff-sign-in': {
    ru: async () => (await import('./ru/staff-sign-in-texts.ts')).staffSignInTexts,
    en: async () => (await import('./en/staff-sign-in-texts.ts')).staffSignInTexts,
  },
};

/**
 * Fetches the texts of one language that guests read, or those that the console or its sign-in adds to
 * them: each is a file of its own, where files are bundled for a browser.
 *
 * @throws what the import throws, when the file cannot be had
 */
export function fetchTexts(readers: Readers, locale: Locale): Promise<SomeTexts> {
  return loaders[readers][locale]();
}
