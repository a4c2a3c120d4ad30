import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = theme;

export const muted = style({
  textWrap: 'pretty',
  margin: 0,
  color: color.inkMuted,
  fontSize: text.small,
});

export const fieldError = style({
  margin: 0,
  color: color.dangerInk,
  fontSize: text.small,
  selectors: { '&:empty': { display: 'none' } },
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  '@media': { [screens.tablet]: { minInlineSize: '12rem' } },
});

export const lines = style({ display: 'grid', justifyItems: 'start', gap: space.hair });

export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const when = style({ whiteSpace: 'nowrap', fontSize: text.small });

export const content = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const form = style({ display: 'grid', gap: space.md });

/** Badges, buttons or links side by side. */
export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});
