import { createContext } from 'react';
import type { UiTexts } from './ui-texts.ts';

/** Null where nobody gives words: whoever says some has Russian ones. */
export const UiTextsContext = createContext<UiTexts | null>(null);
