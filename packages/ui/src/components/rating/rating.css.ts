import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, motion, radius } = theme;

export const stars = componentStyle({ display: 'inline-flex', color: color.controlLine });

export const star = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.size.control,
  blockSize: theme.size.control,
  borderRadius: radius.small,
  fontSize: '1.75rem',
  cursor: 'pointer',
  transition: `color ${motion.quick} ${motion.ease}, scale ${motion.quick} ${motion.enter}`,
  selectors: {
    '&[data-lit]': { color: color.warning },
    '&:active': { scale: '0.92' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}` },
    '[data-readonly] > &': {
      inlineSize: '1.375rem',
      blockSize: '1.375rem',
      fontSize: '1.125rem',
      cursor: 'default',
    },
  },
});

export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'inherit',
  outline: 'none',
});

export const icon = componentStyle({
  selectors: { '[data-lit] > &': { fill: 'currentColor' } },
});
