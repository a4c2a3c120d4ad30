import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, motion, radius, space, text, weight } = theme;

/** Height of a card with the gap below it, in rem. */
export const rowRem = 12.25;

/** Columns beside each other; on a phone they are swiped. */
export const board = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 22rem)',
  gap: space.sm,
  minBlockSize: '28rem',
  minInlineSize: 0,
  flex: 1,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '@media': {
    [screens.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
      gridTemplateRows: 'minmax(0, 1fr)',
      minBlockSize: 0,
      overflowX: 'visible',
    },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  borderRadius: radius.card,
  backgroundColor: color.sunken,
  scrollSnapAlign: 'start',
  transition: `box-shadow ${motion.quick} ${motion.ease}`,
  selectors: {
    '&[data-target]': { boxShadow: `inset 0 0 0 2px ${color.controlLine}` },
    '&[data-over]': {
      backgroundColor: color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
    },
  },
});

export const columnHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: space.sm,
  fontFamily: theme.font.text,
  fontSize: text.body,
});

export const count = style({
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  paddingInline: space.xs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Rows are laid out by themselves: what moves in one concerns no other.
  contain: 'strict',
});

export const rows = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: `${rowRem}rem`,
  paddingBlock: '2px 6px',
  contain: 'size layout style',
});

export const empty = style({
  padding: `${space.lg} ${space.sm}`,
  color: color.inkMuted,
  fontSize: text.small,
  textAlign: 'center',
});
