import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text, weight, z } = theme;

const railWidth = '4.5rem';

export const sidebar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.bar,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  inlineSize: '17rem',
  blockSize: '100dvh',
  paddingBlock: space.md,
  backgroundColor: color.surface,
  boxShadow: `1px 0 0 ${color.line}`,
  transition: `inline-size ${motion.calm} ${motion.enter}`,
  selectors: { '&[data-collapsed]': { inlineSize: railWidth } },
  '@media': { [screens.forcedColors]: { borderInlineEnd: '1px solid CanvasText' } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '3rem',
  paddingInline: '0.875rem',
  marginBlockEnd: space.md,
});

export const titles = componentStyle({
  minInlineSize: 0,
  flex: '1 1 0',
  selectors: { '[data-collapsed] &': { display: 'none' } },
});

export const title = componentStyle({
  fontFamily: theme.font.display,
  fontWeight: weight.display,
  fontSize: text.lead,
  lineHeight: theme.lineHeight.tight,
});

export const section = componentStyle({
  marginBlockStart: '0.125rem',
  fontSize: text.caption,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  paddingInline: '0.875rem',
  selectors: {
    '&[data-place="main"]': { flexGrow: 1, overflowY: 'auto', overflowX: 'clip' },
    '& &': { paddingInline: 0, paddingBlockStart: '0.125rem' },
    '[data-collapsed] &[data-place="main"]': { overflow: 'visible' },
  },
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: theme.size.control,
  paddingInline: '0.75rem',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.ink,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: theme.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-current]': { backgroundColor: color.accentSoft, color: color.accentInk },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  fontSize: '1.25rem',
  selectors: { '[data-level="child"] > &': { fontSize: '1.125rem', opacity: 0.85 } },
});

/** In the rail the name floats beside the icon, under the pointer or the keyboard. */
export const label = componentStyle({
  minInlineSize: 0,
  flexGrow: 1,
  selectors: {
    '[data-collapsed] &': {
      position: 'absolute',
      insetInlineStart: 'calc(100% + 0.875rem)',
      zIndex: 1,
      padding: `${space.hair} ${space.sm}`,
      borderRadius: radius.small,
      backgroundColor: color.ink,
      color: color.paper,
      fontSize: text.caption,
      whiteSpace: 'nowrap',
      boxShadow: shadow.lift,
      opacity: 0,
      pointerEvents: 'none',
      transition: `opacity ${motion.quick} ${motion.ease}`,
    },
    '[data-collapsed] :is(a, button):hover > &, [data-collapsed] :is(a, button):focus-visible > &':
      {
        opacity: 1,
      },
  },
});

export const arrow = componentStyle({
  flexShrink: 0,
  transition: `rotate ${motion.calm} ${motion.ease}`,
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '180deg' },
    '[data-collapsed] &': { display: 'none' },
  },
});

export const badge = componentStyle({
  minInlineSize: '1.25rem',
  paddingInline: '0.3125rem',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  selectors: {
    '[data-collapsed] &': {
      position: 'absolute',
      insetBlockStart: '0.25rem',
      insetInlineEnd: '0.125rem',
    },
  },
});

export const nested = componentStyle({
  selectors: {
    'nav:not([data-collapsed]) &': { paddingInlineStart: space.lg },
  },
});
