import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const missing = style({
  marginBlockStart: theme.space.xs,
  paddingInlineStart: theme.space.lg,
  listStyle: 'disc',
});
