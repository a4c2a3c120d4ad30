import { assignVars, globalStyle } from '@vanilla-extract/css';
import { theme } from '../contract.css.ts';
import { darkColors } from './dark-colors.ts';
import { tokensLayer } from '../layers.css.ts';
import { lightColors } from './light-colors.ts';
import { measures } from './measures.ts';

const light = assignVars(theme.color, lightColors);
const dark = assignVars(theme.color, darkColors);

globalStyle(':root, [data-portal-theme="light"]', { '@layer': { [tokensLayer]: { vars: light } } });

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      colorScheme: 'light dark',
      vars: {
        ...assignVars(theme.font, measures.font),
        ...assignVars(theme.text, measures.text),
        ...assignVars(theme.lineHeight, measures.lineHeight),
        ...assignVars(theme.weight, measures.weight),
        ...assignVars(theme.space, measures.space),
        ...assignVars(theme.radius, measures.radius),
        ...assignVars(theme.shadow, measures.shadow),
        ...assignVars(theme.motion, measures.motion),
        ...assignVars(theme.z, measures.z),
        ...assignVars(theme.size, measures.size),
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: assignVars(theme.motion, measures.stillMotion),
        },
      },
    },
  },
});

globalStyle(':root:not([data-portal-theme])', {
  '@layer': {
    [tokensLayer]: { '@media': { '(prefers-color-scheme: dark)': { vars: dark } } },
  },
});

globalStyle('[data-portal-theme="light"]', {
  '@layer': { [tokensLayer]: { colorScheme: 'light' } },
});

globalStyle('[data-portal-theme="dark"]', {
  '@layer': { [tokensLayer]: { colorScheme: 'dark', vars: dark } },
});
