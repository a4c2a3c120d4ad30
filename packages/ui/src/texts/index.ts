export { russianUiTexts, englishUiTexts, type UiTexts } from './ui-texts.ts';
export { UiTextsProvider, useUiTexts, type UiTextsProviderProps } from './ui-texts-provider.tsx';
