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
  borderCollapse: 'collapse',
});

export const weekday = componentStyle({
  paddingBlock: space.xs,
  fontSize: text.caption,
  fontWeight: weight.medium,
  color: color.inkMuted,
  textAlign: 'center',
  '@media': { [screens.tablet]: { paddingInline: '0.875rem', textAlign: 'start' } },
});

export const cell = componentStyle({
  padding: '2px',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${color.line}`,
});

export const day = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  inlineSize: '100%',
  minBlockSize: '3.25rem',
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
    '[aria-selected="true"] > &': { backgroundColor: color.accentSoft },
  },
  '@media': {
    [screens.tablet]: {
      minBlockSize: '6rem',
      padding: space.xs,
      alignItems: 'stretch',
      textAlign: 'start',
    },
    [screens.forcedColors]: {
      selectors: { '[aria-selected="true"] > &': { outline: '2px solid Highlight' } },
    },
  },
});

export const number = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  alignSelf: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.pill,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-selected="true"] > * > &': { fontWeight: weight.strong, color: color.accentInk },
    '[aria-current="date"] > &': {
      backgroundColor: color.accent,
      color: color.onAccent,
      fontWeight: weight.strong,
    },
  },
  '@media': {
    [screens.tablet]: {
      alignSelf: 'start',
      // Figures stand under the name of their weekday.
      marginInlineStart: '-0.15rem',
    },
    [screens.forcedColors]: {
      selectors: { '[aria-current="date"] > &': { outline: '1px solid Highlight' } },
    },
  },
});

/** In a row on a phone, one under the other where there is room. */
export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.hair,
  minInlineSize: 0,
  '@media': { [screens.tablet]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

/** A dot on a phone, a line of words where there is room. */
export const mark = componentStyle({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
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
      padding: `0.125rem ${space.xs}`,
      borderRadius: radius.small,
      backgroundColor: color.accentSoft,
      borderInlineStart: `2px solid ${color.accent}`,
      color: color.accentInk,
    },
  },
});
