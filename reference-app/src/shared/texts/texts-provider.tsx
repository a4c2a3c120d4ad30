import type { Locale } from '@portal/domain/texts';
import { englishUiTexts, russianUiTexts, UiTextsProvider } from '@portal/ui';
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {
  loadGuestTexts,
  openAppTexts,
  type LocaleTexts,
  type SomeTexts,
  type Texts,
} from './app-texts.ts';

interface TextsContextValue {
  readonly texts: Texts;
  readonly localeTexts: LocaleTexts;
  readonly setLocale: (locale: Locale) => void;
}

const TextsContext = createContext<TextsContextValue | null>(null);
const localeKey = 'portal-locale';

/** The language this browser was set to. */
export function storedLocale(): Locale {
  try {
    return localStorage.getItem(localeKey) === 'en' ? 'en' : 'ru';
  } catch {
    return 'ru';
  }
}

/**
 * The texts that guests read and the kit's own, in the language this browser was set to. Suspends until
 * they are there; while another language is on its way, the former one stays.
 */
export function TextsProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(() => loadGuestTexts(storedLocale()));
  const localeTexts = chosen instanceof Promise ? use(chosen) : chosen;
  const value = useMemo(
    () => ({
      texts: openAppTexts(localeTexts),
      localeTexts,
      setLocale(next: Locale) {
        try {
          localStorage.setItem(localeKey, next);
        } catch {
          // The choice lasts until the page is left.
        }
        startTransition(() => setChosen(loadGuestTexts(next)));
      },
    }),
    [localeTexts],
  );
  const { locale } = localeTexts;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <TextsContext value={value}>
      <UiTextsProvider texts={locale === 'en' ? englishUiTexts : russianUiTexts}>
        {children}
      </UiTextsProvider>
    </TextsContext>
  );
}

/** Adds texts for the pages inside to those that all pages have. */
export function MoreTexts({ texts: more, children }: { texts: SomeTexts; children: ReactNode }) {
  const { localeTexts, setLocale } = useTextsContext();
  const value = useMemo(() => {
    const all = { locale: localeTexts.locale, texts: { ...localeTexts.texts, ...more } };
    return { texts: openAppTexts(all), localeTexts: all, setLocale };
  }, [localeTexts, more, setLocale]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

function useTextsContext(): TextsContextValue {
  const value = use(TextsContext);
  if (!value) throw new Error('useTexts needs a TextsProvider above it.');
  return value;
}

/** The texts of the chosen language. */
export function useTexts(): Texts {
  return useTextsContext().texts;
}

/** Changes the language of this browser. */
export function useSetLocale(): (locale: Locale) => void {
  return useTextsContext().setLocale;
}
