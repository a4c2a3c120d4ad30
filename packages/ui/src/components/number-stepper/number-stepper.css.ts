import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, size, text, weight } = theme;

export const stepper = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: radius.control,
  backgroundColor: color.accentSoft,
  color: color.accentInk,
  selectors: { '&[data-disabled]': { opacity: 0.55 } },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});

export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.45 } },
  '@media': {
    [screens.canHover]: {
      selectors: {
        '&:hover:enabled': {
          backgroundColor: `color-mix(in oklab, ${color.accent} 14%, transparent)`,
        },
      },
    },
  },
});

export const input = componentStyle({
  inlineSize: '1.55em',
  minBlockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: text.body,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
