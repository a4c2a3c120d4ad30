import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, lineHeight, motion, radius, shadow, space, text, weight } = theme;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto auto',
  gap: space.hair,
  blockSize: '100%',
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  cursor: 'grab',
  transition: `box-shadow ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${color.controlLine}, ${shadow.rest}` },
    '&[data-dragged]': { opacity: 0.45 },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minInlineSize: 0,
});

export const age = style({ flexShrink: 0 });

/** Covers the card, so that all of it opens. */
export const opener = style({
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.lead,
  fontWeight: weight.strong,
  lineHeight: lineHeight.snug,
  textAlign: 'start',
  cursor: 'inherit',
  ...oneLine,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});

export const line = style({ fontSize: text.small, ...oneLine });

export const number = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const items = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  alignSelf: 'start',
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: text.caption,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const store = style({ color: color.ink, fontWeight: weight.medium });

export const details = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  overflow: 'hidden',
});

export const sign = style({ flexShrink: 0 });

export const total = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums' });

export const payment = style({ minInlineSize: 0 });

export const muted = style({ color: color.inkMuted, fontSize: text.caption, ...oneLine });

/** Over what opens the card. */
export const next = style({
  position: 'relative',
  zIndex: 1,
  marginBlockStart: space.xs,
  paddingInline: space.xs,
});
