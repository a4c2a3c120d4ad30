import type { Locale } from './translation.ts';
import type { SomeTexts } from './texts.ts';
import { guestTexts } from './guest/ru/guest-texts.ts';

/** The guest's texts in Russian, which are there from the start and when others cannot be fetched. */
export const russianGuestTexts = guestTexts;

/** Who reads texts that are fetched together. */
type Readers = 'guest' | 'staff';

const loaders: Record<Readers, Record<Locale, () => Promise<SomeTexts>>> = {
  guest: {
    ru: () => Promise.resolve(guestTexts),
    en: async () => (await import('./guest/en/guest-texts.ts')).guestTexts,
  },
  staff: {
    ru: async () => (await import('./staff/ru/staff-texts.ts')).staffTexts,
    en: async () => (await import('./staff/en/staff-texts.ts')).staffTexts,
  },
};

/**
 * Fetches the texts of one language that guests read, or those that staff read besides: each is a file of its own, where files are bundled for a browser.
 *
 * @throws what the import throws, when the file cannot be had
 */
export function fetchTexts(readers: Readers, locale: Locale): Promise<SomeTexts> {
  return loaders[readers][locale]();
}
