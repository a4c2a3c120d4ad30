import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  paddingInline: theme.space.md,
  paddingBlockEnd: theme.space.xl,
});

export const column = style({ maxInlineSize: '46rem' });

export const titleLoading = style({ inlineSize: '4.3em', maxInlineSize: '100%' });
