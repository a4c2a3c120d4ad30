import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius } = theme;

/** What a checkbox and a radio have in common: a place for a mark that grows. */
export const mark = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1.5px solid ${color.controlLine}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.onAccent,
  cursor: 'inherit',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&::after': {
      content: '',
      scale: '0',
      transition: `scale ${motion.quick} ${motion.enter}`,
    },
    '&:hover:enabled': { borderColor: color.ink },
    '&:checked': { borderColor: color.accent },
    '&:checked::after': { scale: '1' },
    '[aria-invalid] &, &[aria-invalid]': { borderColor: color.dangerInk },
    '&:disabled': { backgroundColor: color.sunken, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } },
  },
});
