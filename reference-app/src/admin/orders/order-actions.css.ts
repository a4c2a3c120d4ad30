import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  justifyContent: 'flex-end',
});
