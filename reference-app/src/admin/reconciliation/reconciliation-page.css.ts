import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

/** Lines do not run across a whole desk. */
const readable = '60rem';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
  maxInlineSize: readable,
});

export const days = style({
  display: 'grid',
  flex: '1 1 18rem',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  '@media': { [screens.tablet]: { flex: '0 1 26rem' } },
});

export const run = style({
  flex: '1 1 100%',
  '@media': { [screens.tablet]: { flex: 'none' } },
});

export const error = style({
  flex: '1 1 100%',
  margin: 0,
  color: color.dangerInk,
  fontSize: text.small,
  selectors: { '&:empty': { display: 'none' } },
});

export const last = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: readable,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.hair,
});

export const title = style({
  margin: 0,
  fontFamily: 'inherit',
  fontSize: text.body,
  fontWeight: weight.strong,
});

export const muted = style({
  margin: 0,
  color: color.inkMuted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

/** Lines of a text that tells of several things stay lines. */
export const message = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: `color-mix(in oklab, ${color.danger} 12%, ${color.surface})`,
  fontSize: text.small,
});

export const sides = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const sideName = style({
  margin: 0,
  fontFamily: 'inherit',
  fontSize: text.small,
  fontWeight: weight.medium,
});

export const agreed = style({ margin: 0 });

export const figure = style({
  margin: 0,
  fontSize: text.title,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const sums = style({ display: 'grid', gap: space.hair, margin: 0 });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const amount = style({
  margin: 0,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const gap = style({ color: color.dangerInk, fontSize: text.small });

export const gapAmount = style([amount, { color: color.dangerInk }]);

export const counts = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  '@media': {
    [screens.tablet]: { gap: space.sm, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** A line on a phone, a column where there is room for three. */
export const count = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  '@media': { [screens.tablet]: { display: 'grid', justifyContent: 'start', gap: space.hair } },
});

export const differences = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: readable,
});

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const listName = style({ margin: 0, fontSize: text.lead });

export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const list = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const card = style({ display: 'grid', gap: space.sm, alignContent: 'start' });

/** Both sides beside each other, on a phone as well: that is what there is to compare. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.sm,
  rowGap: space.hair,
  margin: 0,
});

/** Its rows are those of the other side: what is compared stands at the same height. */
export const entry = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const entryName = style({ color: color.inkMuted, fontSize: text.caption });

export const entryValue = style({ margin: 0, overflowWrap: 'anywhere' });

export const since = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  margin: 0,
});

export const done = style({ margin: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const note = style({ display: 'grid', gap: space.md });
