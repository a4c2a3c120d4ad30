import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { screens } from '../../theme/screens.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  inlineSize: '1.15em',
  blockSize: '1.15em',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [screens.stillMotion]: { animationDuration: '4s' } },
});
