import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';
import { welcomeMoments } from './welcome-moments.ts';

const { color, motion, radius, space, text, z } = theme;

const fadeIn = keyframes({
  from: { opacity: 0, translate: '0 0.75rem' },
  to: { opacity: 1, translate: '0 0' },
});
const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });
const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

const barTime = welcomeMoments.shown - welcomeMoments.bar;
const leaveTime = 700;
const leaveDelay = welcomeMoments.gone - welcomeMoments.shown - leaveTime;

export const screen = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: z.loading,
  display: 'grid',
  placeItems: 'center',
  padding: space.lg,
  backgroundColor: color.paper,
  selectors: {
    '&[data-phase="leaving"]': {
      animation: `${leave} ${leaveTime}ms ${motion.ease} ${leaveDelay}ms both`,
    },
  },
});

export const textBlock = componentStyle({
  gap: space.md,
  animation: `${fadeIn} 700ms ${motion.enter} ${welcomeMoments.fadeIn}ms both`,
  '@media': { [screens.stillMotion]: { animation: 'none' } },
});

export const emblem = componentStyle({
  blockSize: '5.5rem',
  inlineSize: 'auto',
  marginBlockEnd: space.sm,
});

export const title = componentStyle({ fontSize: text.display });

export const message = componentStyle({ fontSize: text.lead, color: color.inkMuted });

export const track = componentStyle({
  inlineSize: 'min(15rem, 60vw)',
  blockSize: '2px',
  marginBlockStart: space.lg,
  borderRadius: radius.pill,
  backgroundColor: color.line,
  overflow: 'hidden',
});

export const bar = componentStyle({
  blockSize: '100%',
  backgroundColor: color.accent,
  transformOrigin: 'left',
  animation: `${fill} ${barTime}ms ${motion.ease} ${welcomeMoments.bar}ms both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [screens.forcedColors]: { backgroundColor: 'Highlight' } },
});
