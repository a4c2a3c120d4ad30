import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const page = style({ display: 'grid', gap: space.lg, alignContent: 'start' });

export const list = style({
  display: 'grid',
  gap: space.sm,
  maxInlineSize: '52rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const reply = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.md,
});

export const textBlock = style({ display: 'grid', gap: space.xs });

export const name = style({
  margin: 0,
  fontFamily: 'inherit',
  fontSize: text.body,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});

export const shortcut = style({ color: color.inkMuted, fontWeight: weight.regular });

export const replyText = style({
  margin: 0,
  color: color.inkMuted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const muted = style({ margin: 0, color: color.inkMuted, fontSize: text.small });

export const keys = style({ display: 'flex', alignItems: 'start' });

export const form = style({ display: 'grid', gap: space.md });

export const inserts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const preview = style({ display: 'grid', gap: space.xs });

export const bubble = style({
  margin: 0,
  padding: space.md,
  borderRadius: radius.card,
  backgroundColor: color.accentSoft,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
