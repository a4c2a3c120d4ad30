import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const rated = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
});
