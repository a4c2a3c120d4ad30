import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
  '@media': {
    [screens.tablet]: { flexDirection: 'column', alignItems: 'flex-end' },
    '(min-width: 80rem)': { whiteSpace: 'nowrap' },
  },
});
