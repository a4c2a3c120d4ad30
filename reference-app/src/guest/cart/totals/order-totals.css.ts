import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = theme;

export const sums = style({ display: 'grid', gap: space.sm });

export const totals = style({ display: 'grid', gap: space.xs });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  color: color.inkMuted,
});

export const total = style([
  row,
  { color: color.ink, fontWeight: theme.weight.strong, paddingBlockStart: space.xs },
]);

export const note = style({ color: color.inkMuted, fontSize: theme.text.small });
