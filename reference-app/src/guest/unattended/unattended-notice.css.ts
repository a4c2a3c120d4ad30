import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = theme;

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.md,
  padding: space.md,
  borderRadius: radius.card,
  backgroundColor: `color-mix(in oklab, ${color.warning} 14%, ${color.surface})`,
});
