import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text, weight } = theme;

export const calendar = componentStyle({ display: 'grid', gap: space.sm });

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const month = componentStyle({
  fontSize: text.title,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const grid = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
});

export const weekday = componentStyle({
  paddingBlock: space.xs,
  fontSize: text.caption,
  fontWeight: weight.medium,
  color: color.inkMuted,
  textAlign: 'center',
});

export const cell = componentStyle({ padding: 0, verticalAlign: 'top' });

export const day = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: space.hair,
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  textAlign: 'center',
  alignItems: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[data-outside]': { color: color.inkMuted },
    '&[aria-current="date"]': { borderColor: color.accent },
    '[aria-selected="true"] > &': { backgroundColor: color.accentSoft },
  },
  '@media': {
    [screens.tablet]: { minBlockSize: '5.75rem', alignItems: 'stretch', textAlign: 'start' },
    [screens.forcedColors]: {
      selectors: { '[aria-selected="true"] > &': { outline: '2px solid Highlight' } },
    },
  },
});

export const number = componentStyle({
  paddingInline: space.hair,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-selected="true"] > * > &': { fontWeight: weight.strong, color: color.accentInk },
  },
});

/** A dot on a phone, a line of words where there is room. */
export const mark = componentStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: 'transparent',
  fontSize: '0.75rem',
  lineHeight: '1.35',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    [screens.tablet]: {
      inlineSize: '100%',
      blockSize: 'auto',
      paddingInline: space.hair,
      borderRadius: radius.small,
      backgroundColor: color.accentSoft,
      color: color.accentInk,
    },
  },
});
