import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, motion, radius, space, text } = theme;

export const pages = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.hair });

export const turn = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  blockSize: theme.size.control,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: text.small,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover:enabled': { backgroundColor: color.sunken },
    '&:disabled': { color: color.inkMuted, opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const arrow = componentStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
