import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, motion, space, text } = theme;

const slideIn = keyframes({ from: { opacity: 0, translate: '1.5rem 0' } });

export const slide = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  animation: `${slideIn} ${motion.calm} ${motion.enter}`,
});

export const wait = componentStyle({
  minBlockSize: theme.size.control,
  display: 'grid',
  placeItems: 'center',
  fontSize: text.small,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const problem = componentStyle({ color: color.dangerInk, fontSize: text.small });

export const note = componentStyle({
  marginBlockStart: space.md,
  fontSize: text.small,
  textAlign: 'center',
});
