import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, size } = theme;

export const iconButton = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  // Seen with forced colours.
  border: '1px solid transparent',
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: '1.25rem',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&[data-size="small"]': {
      inlineSize: size.controlSmall,
      blockSize: size.controlSmall,
      fontSize: '1.0625rem',
    },
    '&[data-variant="outlined"]': {
      backgroundColor: color.surface,
      borderColor: color.controlLine,
    },
    '&[data-variant="filled"]': { backgroundColor: color.accent, color: color.onAccent },
    '&:disabled': { color: color.inkMuted, opacity: 0.55, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.canHover]: {
      selectors: {
        '&:hover:enabled': { backgroundColor: color.sunken },
        '&[data-variant="filled"]:hover:enabled': { backgroundColor: color.accentHover },
      },
    },
  },
});
