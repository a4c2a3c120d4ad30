import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.md,
});

export const channel = style({ minInlineSize: '12rem' });

export const lines = style({ display: 'grid', gap: space.hair, justifyItems: 'start' });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const reason = style({ overflowWrap: 'anywhere' });

export const muted = style({ color: color.inkMuted, fontSize: text.small });

export const when = style({ whiteSpace: 'nowrap' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  whiteSpace: 'nowrap',
});
