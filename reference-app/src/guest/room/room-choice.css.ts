import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: theme.space.md });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  inlineSize: '100%',
});
