import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text, weight } = theme;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.hair,
});

export const page = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: theme.size.controlSmall,
  blockSize: theme.size.control,
  paddingInline: space.hair,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover:enabled': { backgroundColor: color.sunken },
    '&[aria-current]': {
      backgroundColor: color.accentSoft,
      color: color.accentInk,
      fontWeight: weight.strong,
    },
    '&:disabled': { color: color.inkMuted, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.tablet]: { minInlineSize: theme.size.control },
    [screens.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight' } },
    },
  },
});

export const gap = componentStyle({
  inlineSize: '1.25rem',
  textAlign: 'center',
  color: color.inkMuted,
});

export const arrow = componentStyle({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
