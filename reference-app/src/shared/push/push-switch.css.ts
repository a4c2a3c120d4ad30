import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const notifications = style({
  display: 'grid',
  gap: theme.space.sm,
  justifyItems: 'start',
});
