import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: theme.space.lg,
  rowGap: theme.space.xs,
});
