import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: theme.space.md,
});

export const card = style({ inlineSize: '100%', maxInlineSize: '26rem' });

export const form = style({ display: 'grid', gap: theme.space.lg });

export const portal = style({ margin: 0, color: theme.color.inkMuted });

export const title = style({ margin: 0 });

export const lead = style({ marginBlock: `${theme.space.xs} 0`, color: theme.color.inkMuted });
