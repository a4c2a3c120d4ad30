import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space } = theme;

export const backdrop = componentStyle({
  opacity: 'calc(1 - var(--drawer-swipe-progress, 0))',
  selectors: { '&[data-swiping]': { transition: 'none' } },
});

export const viewport = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  selectors: {
    '&[data-side="start"]': { justifyContent: 'flex-start' },
    '&[data-side="bottom"]': { alignItems: 'flex-end', justifyContent: 'center' },
  },
  '@media': {
    [screens.tablet]: {
      selectors: { '&[data-side="bottom"]': { alignItems: 'center', padding: space.lg } },
    },
  },
});

export const popup = componentStyle({
  inlineSize: 'min(100%, 30rem)',
  blockSize: '100%',
  overflow: 'hidden',
  translate: 'var(--drawer-swipe-movement-x, 0) var(--drawer-swipe-movement-y, 0)',
  transition: `translate ${motion.slow} ${motion.enter}, opacity ${motion.calm} ${motion.ease}`,
  selectors: {
    '&[data-swiping]': { transition: 'none', userSelect: 'none' },
    '&[data-side="end"]': {
      borderStartStartRadius: radius.sheet,
      borderEndStartRadius: radius.sheet,
    },
    '&[data-side="start"]': {
      borderStartEndRadius: radius.sheet,
      borderEndEndRadius: radius.sheet,
    },
    '&[data-side="end"]:is([data-starting-style], [data-ending-style])': { translate: '100% 0' },
    '&[data-side="start"]:is([data-starting-style], [data-ending-style])': { translate: '-100% 0' },
    '[dir="rtl"] &[data-side="end"]:is([data-starting-style], [data-ending-style])': {
      translate: '-100% 0',
    },
    '[dir="rtl"] &[data-side="start"]:is([data-starting-style], [data-ending-style])': {
      translate: '100% 0',
    },
    '&[data-side="bottom"]': {
      inlineSize: '100%',
      blockSize: 'auto',
      maxBlockSize: 'calc(100% - 3rem)',
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
    },
    '&[data-side="bottom"]:is([data-starting-style], [data-ending-style])': {
      translate: '0 100%',
    },
  },
  '@media': {
    [screens.tablet]: {
      selectors: {
        '&[data-side="bottom"]': {
          maxInlineSize: '40rem',
          maxBlockSize: '100%',
          borderRadius: radius.sheet,
        },
        '&[data-side="bottom"]:is([data-starting-style], [data-ending-style])': {
          translate: '0 1.5rem',
          opacity: 0,
        },
      },
    },
  },
});

export const handle = componentStyle({
  alignSelf: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '4px',
  marginBlockStart: space.xs,
  borderRadius: radius.pill,
  backgroundColor: color.line,
  '@media': { [screens.tablet]: { display: 'none' } },
});

export const head = componentStyle({ paddingBlockStart: space.md });

export const body = componentStyle({
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.lg,
  paddingBlockEnd: space.lg,
});

export const foot = componentStyle({
  paddingBlockStart: space.md,
  paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom))`,
  boxShadow: `0 -1px 0 ${color.line}`,
});
