import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { motion, radius, space } = theme;

/** Scrolls when the window is taller than the screen, or the keyboard leaves little of it. */
export const viewport = componentStyle({
  display: 'grid',
  placeItems: 'end center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [screens.tablet]: { placeItems: 'center', padding: space.lg } },
});

export const popup = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
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
  },
});

export const body = componentStyle({
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
  minInlineSize: 0,
});
