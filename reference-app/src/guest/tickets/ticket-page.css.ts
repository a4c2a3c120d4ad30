import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const thread = style({
  blockSize: 'max(24rem, calc(100dvh - 20rem))',
});

export const again = style({ marginBlockStart: theme.space.md, textAlign: 'center' });
