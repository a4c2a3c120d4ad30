import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: theme.space.lg,
  padding: theme.space.lg,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const filters = style({
  display: 'flex',
  minWidth: 0,
  flexWrap: 'wrap',
  gap: theme.space.md,
  alignItems: 'end',
  justifyContent: 'space-between',
});

export const search = style({ flex: '1 1 18rem', maxInlineSize: '28rem' });

export const pages = style({
  display: 'flex',
  gap: theme.space.md,
  alignItems: 'center',
  justifyContent: 'center',
});
