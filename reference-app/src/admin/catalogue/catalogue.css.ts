import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const muted = style({ margin: 0, color: color.inkMuted, fontSize: text.small });

export const inOneLine = style({ whiteSpace: 'nowrap' });

/** A link with the sign of a new window behind it. */
export const outward = style([
  inOneLine,
  { display: 'inline-flex', alignItems: 'center', gap: space.hair },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** A picture beside what it shows; above it on a phone. */
export const shown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  overflowWrap: 'anywhere',
  '@media': { [screens.tablet]: { flexWrap: 'nowrap', overflowWrap: 'normal' } },
});

export const thumb = style({
  flex: 'none',
  inlineSize: '4rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  backgroundColor: color.sunken,
});

export const lines = style({ display: 'grid', gap: space.hair, minInlineSize: 0 });

/** What opens a row. */
export const opener = style({
  justifySelf: 'start',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  font: 'inherit',
  fontWeight: weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** In one line, cut where it does not fit. */
export const excerpt = style({
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: text.small,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const price = style({
  inlineSize: '7.5rem',
  minBlockSize: '2.5rem',
  paddingInline: space.sm,
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    '&[aria-invalid]': { borderColor: color.danger },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});

/** The form, and beside it what a guest sees, where there is room for both. */
export const drawer = style({
  '@media': { [screens.tablet]: { inlineSize: 'min(52rem, 100vw)' } },
});

export const formAndPreview = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
});

export const fields = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const preview = style({
  display: 'grid',
  gap: space.sm,
  '@media': { [screens.tablet]: { position: 'sticky', insetBlockStart: 0 } },
});

/** Shown, not used. */
export const asGuest = style({ pointerEvents: 'none', userSelect: 'none' });

export const categories = style({ display: 'grid', gap: space.sm });

export const category = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
});

export const addCategory = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
});

export const grow = style({ flex: '1 1 12rem' });
