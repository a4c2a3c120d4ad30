import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = theme;

export const content = style({ display: 'grid', gap: space.md });

export const note = style({
  display: 'flex',
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontSize: theme.text.small,
});

export const warning = style([
  note,
  { backgroundColor: `color-mix(in oklab, ${color.warning} 16%, ${color.surface})` },
]);

export const noteIcon = style({ flex: 'none', marginBlockStart: '0.125rem' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  inlineSize: '100%',
});

export const unavailable = style({ color: color.inkMuted });
