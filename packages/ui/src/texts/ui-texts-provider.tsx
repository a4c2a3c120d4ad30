import { useContext, type ReactNode } from 'react';
import { UiTextsContext } from './ui-texts-context.ts';
import { russianUiTexts, type UiTexts } from './ui-texts.ts';

export interface UiTextsProviderProps {
  texts: UiTexts;
  children?: ReactNode;
}

/** Gives the kit's own small words in another language. Without it they are Russian. */
export function UiTextsProvider({ texts, children }: UiTextsProviderProps) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext) ?? russianUiTexts;
}
