import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text, weight } = theme;

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const title = componentStyle({
  fontSize: text.title,
  lineHeight: theme.lineHeight.snug,
});

/** Covers the card, so that all of it leads to the order. */
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const meta = componentStyle({ fontSize: text.small, color: color.inkMuted });

export const items = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  fontSize: text.small,
});

export const item = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
});

export const quantity = componentStyle({
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const total = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontWeight: weight.regular,
});

export const actions = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginInlineStart: 'auto',
});
