import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = theme;

export const cards = style({ display: 'grid', gap: space.md });

export const progress = style({ display: 'grid', gap: space.md });

export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

export const paymentText = style({ display: 'grid', gap: space.xs, justifyItems: 'start' });

export const pay = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  '@media': { [screens.tablet]: { justifyItems: 'end' } },
});

export const test = style({ color: color.inkMuted, fontSize: theme.text.small });

export const cardTitle = style({ fontSize: theme.text.title, marginBlockEnd: space.sm });

export const lines = style({ display: 'grid', gap: space.sm });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space.md });

export const options = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: theme.text.small,
});

export const stopped = style({
  display: 'block',
  color: color.dangerInk,
  fontSize: theme.text.small,
});

export const quantity = style({ color: color.inkMuted, whiteSpace: 'nowrap' });

export const sums = style({
  display: 'grid',
  gap: space.xs,
  marginBlockStart: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  color: color.inkMuted,
});

export const total = style([sum, { color: color.ink }]);

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) 1fr',
  columnGap: space.md,
  rowGap: space.xs,
  marginBlockStart: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const detail = style({ color: color.inkMuted });

export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
