import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const shell = style({
  display: 'flex',
  minHeight: '100dvh',
  background: theme.color.paper,
});

export const main = style({ flex: 1, minWidth: 0 });
