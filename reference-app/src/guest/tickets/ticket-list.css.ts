import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const section = style({ marginBlockEnd: space.xl });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.sm,
});

export const sectionTitle = style({ fontSize: text.title });

export const count = style({ marginBlockEnd: space.sm, color: color.inkMuted });

export const list = style({ display: 'grid', gap: space.md });

export const card = style({ position: 'relative', display: 'grid', gap: space.xs });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const title = style({
  fontWeight: theme.weight.medium,
  // The whole card leads there.
  '::after': { content: '""', position: 'absolute', inset: 0 },
});

export const last = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '1.5rem',
  fontSize: text.caption,
  color: color.inkMuted,
});
