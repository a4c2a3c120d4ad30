import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = theme;

export const form = style({ display: 'grid', gap: space.lg });

export const actions = style({
  display: 'grid',
  gap: space.sm,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' },
  },
});
