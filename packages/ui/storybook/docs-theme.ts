import { create } from 'storybook/theming';
import { lightColors } from '../src/theme/tokens/light-colors.ts';
import { measures } from '../src/theme/tokens/measures.ts';

/** Storybook itself on the hotel's paper and in its face. */
export const docsTheme = create({
  base: 'light',
  brandTitle: 'Гостевой портал',
  brandUrl: './?path=/docs/start--docs',
  fontBase: measures.font.text,
  colorPrimary: lightColors.accent,
  colorSecondary: lightColors.accent,
  appBg: lightColors.paper,
  appContentBg: lightColors.surface,
  appPreviewBg: lightColors.paper,
  barBg: lightColors.surface,
  textColor: lightColors.ink,
  appBorderRadius: 10,
});
