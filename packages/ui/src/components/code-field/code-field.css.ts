import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space } = theme;

export const cells = componentStyle({
  display: 'flex',
  direction: 'ltr',
  gap: space.xs,
  inlineSize: '100%',
});

export const cell = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '4rem',
  blockSize: '4rem',
  padding: 0,
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
  fontFamily: theme.font.text,
  fontSize: theme.text.title,
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  transition: `border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&[data-filled]': { borderColor: color.accent },
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
    '&[aria-invalid="true"]': { borderColor: color.dangerInk },
    '&:disabled': { backgroundColor: color.sunken, color: color.inkMuted },
  },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});
