import { createContext, useContext, type ReactNode } from 'react';
import { russianUiTexts, type UiTexts } from './ui-texts.ts';

const UiTextsContext = createContext<UiTexts>(russianUiTexts);

export interface UiTextsProviderProps {
  texts: UiTexts;
  children?: ReactNode;
}

/** Gives the kit's own small words in another language. Without it they are Russian. */
export function UiTextsProvider({ texts, children }: UiTextsProviderProps) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}
