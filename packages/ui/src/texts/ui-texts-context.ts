import { createContext } from 'react';
import type { UiTexts } from './ui-texts.ts';

/** Null without a provider: components fall back to the Russian texts. */
export const UiTextsContext = createContext<UiTexts | null>(null);
