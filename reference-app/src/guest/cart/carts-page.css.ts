import { theme } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const carts = style({ display: 'grid', gap: space.md });

export const cart = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

export const textBlock = style({ display: 'grid', gap: space.hair, flex: '1 1 16rem' });

export const title = style({ fontSize: text.title });

export const names = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.inkMuted,
});

export const sum = style({ display: 'flex', flexWrap: 'wrap', gap: space.md });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

// Where they stand one under the other, both are as wide as the card.
globalStyle(`${ways} > *`, { flex: '1 1 auto' });
