import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = theme;

export const page = style({ display: 'grid', gap: space.lg, alignContent: 'start' });

export const list = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
  blockSize: '100%',
});

export const name = style({
  margin: 0,
  fontFamily: 'inherit',
  fontSize: text.body,
  fontWeight: weight.strong,
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const since = style({ color: color.inkMuted, fontSize: text.small });

export const details = style({ display: 'grid', gap: space.hair, margin: 0, fontSize: text.small });

export const detail = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });

export const detailName = style({ color: color.inkMuted });

export const detailValue = style({ margin: 0 });

export const error = style({
  margin: 0,
  color: color.dangerInk,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
