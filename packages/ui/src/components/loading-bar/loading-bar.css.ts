import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const creep = keyframes({
  from: { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.55)' },
  to: { transform: 'scaleX(0.94)' },
});

export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.z.loading,
  blockSize: theme.size.loadingBar,
  backgroundColor: theme.color.loading,
  transformOrigin: 'left',
  animation: `${appear} 1ms 100ms both, ${creep} 8s 100ms cubic-bezier(0.1, 0.7, 0.3, 1) both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    [screens.stillMotion]: { animation: `${appear} 1ms 100ms both` },
    [screens.forcedColors]: { backgroundColor: 'Highlight' },
  },
});
