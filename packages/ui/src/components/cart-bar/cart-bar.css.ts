import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text, weight, z } = theme;

export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: `calc(${space.md} + var(--portal-bottom-inset, 0px) + env(safe-area-inset-bottom))`,
  zIndex: z.bar,
  inlineSize: 'min(100%, 30rem)',
  marginInline: 'auto',
});

export const link = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '3.75rem',
  paddingBlock: space.xs,
  paddingInline: space.lg,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  boxShadow: shadow.overlay,
  textDecoration: 'none',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: { '&:hover': { backgroundColor: color.accentHover } },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});

export const label = componentStyle({
  fontWeight: weight.medium,
  lineHeight: theme.lineHeight.snug,
});

export const count = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  blockSize: '1.75rem',
  paddingInline: space.xs,
  borderRadius: radius.pill,
  backgroundColor: color.onAccent,
  color: color.accent,
  fontSize: text.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
