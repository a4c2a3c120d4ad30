import {
  fetchTexts,
  openTexts,
  russianGuestTexts,
  type Locale,
  type SomeTexts as SomePortalTexts,
  type TextKey as PortalTextKey,
  type Texts as PortalTexts,
  type Translate as TranslatePortal,
} from '@portal/domain/texts';
import { guestTexts } from './guest/ru/guest-texts.ts';
import type { staffTexts } from './staff/ru/staff-texts.ts';

type OwnTexts = typeof guestTexts & typeof staffTexts;
export type TextKey = PortalTextKey<OwnTexts>;
export type SomeTexts = SomePortalTexts<OwnTexts>;
export type Texts = PortalTexts<OwnTexts>;
export type Translate = TranslatePortal<OwnTexts>;

/** Texts, and the language they are in. */
export interface LocaleTexts {
  readonly locale: Locale;
  readonly texts: SomeTexts;
}

/** Opens the portal's texts and this app's own that are at hand. */
export const openAppTexts = (localeTexts: LocaleTexts): Texts => openTexts<OwnTexts>(localeTexts);

/** What guests read in Russian: there from the start, and when others cannot be fetched. */
export const russianTexts: SomeTexts = { ...russianGuestTexts, ...guestTexts };

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
    const [portal, own] = await Promise.all([
      fetchTexts('guest', 'en'),
      import('./guest/en/guest-texts.ts'),
    ]);
    return { locale: 'en', texts: { ...portal, ...own.guestTexts } };
  } catch {
    english = undefined;
    return russian;
  }
}
