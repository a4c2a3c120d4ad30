import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, weight, z } = theme;

export const nav = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: z.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: `color-mix(in oklab, ${color.surface} 92%, transparent)`,
  backdropFilter: 'blur(14px)',
  boxShadow: `0 -1px 0 ${color.line}`,
  selectors: { '&[data-placement="static"]': { position: 'static' } },
  '@media': { [screens.forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
});

export const list = componentStyle({
  display: 'flex',
  maxInlineSize: '34rem',
  marginInline: 'auto',
});

export const item = componentStyle({ flex: '1 1 0', minInlineSize: 0 });

export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.1875rem',
  minBlockSize: '3.75rem',
  paddingInline: space.hair,
  color: color.inkMuted,
  fontSize: '0.75rem',
  fontWeight: weight.medium,
  lineHeight: '1.2',
  textDecoration: 'none',
  transition: `color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&[aria-current]': { color: color.accentInk },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.control },
  },
});

export const icon = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '1.875rem',
  borderRadius: radius.pill,
  fontSize: '1.375rem',
  transition: `background-color ${motion.calm} ${motion.ease}`,
  selectors: { '[aria-current] > &': { backgroundColor: color.accentSoft } },
});

export const label = componentStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineStart: '58%',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '0.25rem',
  fontSize: '0.6875rem',
  fontWeight: weight.strong,
  lineHeight: '1.125rem',
});
