import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({
  inlineSize: '100%',
  blockSize: 'clamp(14rem, 50vh, 30rem)',
  borderRadius: theme.radius.sheet,
  overflow: 'hidden',
});
