import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const promise = style({
  display: 'block',
  color: theme.color.ink,
  fontWeight: theme.weight.medium,
});

export const late = style([promise, { color: theme.color.dangerInk }]);
