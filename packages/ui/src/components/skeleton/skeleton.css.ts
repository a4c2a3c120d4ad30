import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '1em',
  borderRadius: theme.radius.small,
  backgroundColor: theme.color.line,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  selectors: {
    '&[data-shape="picture"]': { aspectRatio: '4 / 3', borderRadius: theme.radius.card },
    '&[data-shape="block"]': { borderRadius: theme.radius.card },
    '&[data-shape="circle"]': { aspectRatio: '1', borderRadius: '50%' },
    '&[data-shape="control"]': {
      minBlockSize: theme.size.control,
      borderRadius: theme.radius.control,
    },
  },
  '@media': {
    [screens.stillMotion]: { animation: 'none' },
    [screens.forcedColors]: { border: '1px solid GrayText' },
  },
});
