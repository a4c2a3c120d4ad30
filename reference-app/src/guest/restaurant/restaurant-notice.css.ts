import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const notice = style({
  display: 'flex',
  gap: space.sm,
  marginBlockEnd: space.lg,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: `color-mix(in oklab, ${color.warning} 16%, ${color.surface})`,
  fontSize: text.small,
});

export const icon = style({ flex: 'none', marginBlockStart: '0.125rem' });

export const textBlock = style({ display: 'grid', gap: space.hair });

export const main = style({ fontWeight: weight.medium });

/** A number is not torn apart where there is room for all of it on a line. */
export const call = style({ textWrap: 'balance' });
