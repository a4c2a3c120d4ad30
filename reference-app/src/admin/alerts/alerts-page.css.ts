import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = theme;

export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const list = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '56rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({ display: 'grid', gap: space.sm, alignContent: 'start' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.hair,
});

export const title = style({
  flex: '1 1 auto',
  margin: 0,
  fontFamily: 'inherit',
  fontSize: text.body,
  fontWeight: weight.strong,
});

/** Lines of a text that tells of several things stay lines. */
export const message = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const muted = style({
  margin: 0,
  color: color.inkMuted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
});

export const form = style({ display: 'grid', gap: space.md });
