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

export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
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
