import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  inlineSize: '100%',
  maxBlockSize: '18rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.sunken,
});
