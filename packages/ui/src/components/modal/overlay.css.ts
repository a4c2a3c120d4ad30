import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, shadow, space, text, z } = theme;

/** What modals and drawers share. */
export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  minBlockSize: '100dvh',
  zIndex: z.overlay,
  backgroundColor: color.backdrop,
  transition: `opacity ${motion.calm} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

// While a window is open the scroll bar is away and its strip is kept, so that nothing shifts. No
// element can be drawn there, only the background of the page itself.
const underBackdrop = `:root:has(${backdrop}:not([data-ending-style]))`;
globalStyle(underBackdrop, {
  '@layer': {
    [componentsLayer]: {
      background: `linear-gradient(${color.backdrop} 0 0) ${color.paper}`,
    },
  },
});
globalStyle(`${underBackdrop} body`, {
  '@layer': { [componentsLayer]: { minBlockSize: '100dvh' } },
});

/** As large as what a phone's keyboard leaves of the screen. */
export const viewport = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 'var(--portal-visible-start, 0px)',
  zIndex: z.overlay,
  blockSize: 'var(--portal-visible-height, 100dvh)',
});

export const popup = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: shadow.overlay,
  outline: 'none',
  '@media': { [screens.forcedColors]: { border: '2px solid CanvasText' } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: `${space.lg} ${space.sm}`,
  paddingInline: `${space.lg} ${space.md}`,
});

export const title = componentStyle({
  paddingBlockStart: '0.5rem',
  fontSize: text.title,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  marginBlockStart: space.xs,
  color: color.inkMuted,
  textWrap: 'pretty',
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
});
