import { createTexts, type Locale, type Texts } from '@portal/domain';
import { englishUiTexts, russianUiTexts, UiTextsProvider } from '@portal/ui';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

interface TextsContextValue {
  readonly texts: Texts;
  readonly setLocale: (locale: Locale) => void;
}

const TextsContext = createContext<TextsContextValue | null>(null);
const localeKey = 'portal-locale';

function storedLocale(): Locale {
  try {
    return localStorage.getItem(localeKey) === 'en' ? 'en' : 'ru';
  } catch {
    return 'ru';
  }
}

/** The product's texts and the kit's own, in the language this browser was set to. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(storedLocale);
  const value = useMemo(
    () => ({
      texts: createTexts({ locale }),
      setLocale(next: Locale) {
        try {
          localStorage.setItem(localeKey, next);
        } catch {
          // The choice lasts until the page is left.
        }
        setLocale(next);
      },
    }),
    [locale],
  );
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
