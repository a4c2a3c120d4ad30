import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text, z } = theme;

export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  minBlockSize: '100dvh',
  zIndex: z.overlay,
  backgroundColor: color.backdrop,
  transition: `opacity ${motion.calm} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

/** Scrolls when the window is taller than the screen, or the keyboard leaves little of it. */
export const viewport = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: z.overlay,
  display: 'grid',
  placeItems: 'end center',
  blockSize: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [screens.tablet]: { placeItems: 'center', padding: space.lg } },
});

export const popup = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: shadow.overlay,
  outline: 'none',
  transition: `opacity ${motion.calm} ${motion.enter}, translate ${motion.calm} ${motion.enter}, scale ${motion.calm} ${motion.enter}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 2rem' },
    '&[data-nested-dialog-open]': { scale: '0.97' },
  },
  '@media': {
    [screens.tablet]: {
      borderRadius: radius.sheet,
      paddingBlockEnd: 0,
      selectors: {
        '&[data-size="small"]': { maxInlineSize: '27rem' },
        '&[data-size="medium"]': { maxInlineSize: '36rem' },
        '&[data-size="large"]': { maxInlineSize: '52rem' },
        '&[data-starting-style], &[data-ending-style]': { translate: '0 0.75rem', scale: '0.985' },
      },
    },
    [screens.forcedColors]: { border: '2px solid CanvasText' },
  },
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

export const body = componentStyle({
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
  minInlineSize: 0,
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
});
