import type { TextKey } from './catalogue.ts';
import type { Locale } from './translation.ts';
import { guestTexts } from './ru/guest-texts.ts';

/** Some of the texts of one language by their keys. */
export type SomeTexts = Readonly<Partial<Record<TextKey, string>>>;

/** The guest's texts in Russian, which are there from the start and when others cannot be fetched. */
export const russianGuestTexts = guestTexts;

const loaders: Record<'guest' | 'staff', Record<Locale, () => Promise<SomeTexts>>> = {
  guest: {
    ru: () => Promise.resolve(guestTexts),
    en: async () => (await import('./en/guest-texts.ts')).guestTexts,
  },
  staff: {
    ru: async () => (await import('./ru/staff-texts.ts')).staffTexts,
    en: async () => (await import('./en/staff-texts.ts')).staffTexts,
  },
};

/**
 * Fetches the texts of one language that guests read, or those that the console adds to them: each is
 * a file of its own, where files are bundled for a browser.
 *
 * @throws what the import throws, when the file cannot be had
 */
export function fetchTexts(readers: 'guest' | 'staff', locale: Locale): Promise<SomeTexts> {
  return loaders[readers][locale]();
}
