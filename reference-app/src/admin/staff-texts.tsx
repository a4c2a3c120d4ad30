import { fetchTexts, type Locale } from '@portal/domain/texts';
import { use, type ReactNode } from 'react';
import type { SomeTexts } from '../shared/texts/app-texts.ts';
import { MoreTexts, storedLocale, useTexts } from '../shared/texts/texts-provider.tsx';

const fetched = new Map<Locale, SomeTexts | Promise<SomeTexts>>();

/** Fetches what staff read besides what guests do. */
async function fetchStaffTexts(locale: Locale): Promise<SomeTexts> {
  const [portal, own] = await Promise.all([
    fetchTexts('staff', locale),
    locale === 'ru'
      ? import('../shared/texts/staff/ru/staff-texts.ts')
      : import('../shared/texts/staff/en/staff-texts.ts'),
  ]);
  return { ...portal, ...own.staffTexts };
}

function staffTexts(locale: Locale): SomeTexts | Promise<SomeTexts> {
  const known = fetched.get(locale);
  if (known) return known;
  const texts = fetchStaffTexts(locale);
  fetched.set(locale, texts);
  // What is there is drawn without waiting; a failure shows when it is drawn.
  texts.then((all) => fetched.set(locale, all)).catch(() => undefined);
  return texts;
}

/** Fetches what only staff read, in the language this browser was set to, ahead of being shown. */
export async function fetchTextsAhead(): Promise<void> {
  await staffTexts(storedLocale());
}

/** Gives the console what only staff read; suspends until it is there. */
export function StaffTexts({ children }: { children: ReactNode }) {
  const { locale } = useTexts();
  const texts = staffTexts(locale);
  return <MoreTexts texts={texts instanceof Promise ? use(texts) : texts}>{children}</MoreTexts>;
}
