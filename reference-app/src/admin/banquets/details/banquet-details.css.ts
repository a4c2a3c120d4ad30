import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const content = style({ display: 'grid', gap: space.lg });

export const state = style({ display: 'flex' });

export const heading = style({
  marginBlockEnd: space.sm,
  fontFamily: theme.font.text,
  fontSize: text.body,
  fontWeight: weight.strong,
});

export const error = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: `color-mix(in oklab, ${color.danger} 12%, ${color.surface})`,
  fontSize: text.small,
});

export const difference = style([
  error,
  { backgroundColor: `color-mix(in oklab, ${color.warning} 16%, ${color.surface})` },
]);

export const errorTitle = style({ fontWeight: weight.medium });

export const differences = style({ display: 'grid', gap: space.hair });

export const errors = style({
  display: 'grid',
  gap: space.hair,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontSize: text.small,
});

export const reminder = style({ color: color.inkMuted, fontSize: text.small });
