import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, size, space, text, weight } = theme;

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: size.control,
  paddingBlock: space.xs,
  paddingInline: space.lg,
  // Seen with forced colours.
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontFamily: theme.font.text,
  fontSize: text.body,
  fontWeight: weight.medium,
  lineHeight: theme.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}, scale ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { scale: '0.985' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[data-size="small"]': {
      minBlockSize: size.controlSmall,
      paddingInline: space.md,
      fontSize: text.small,
    },
    '&[data-size="large"]': {
      minBlockSize: size.controlLarge,
      paddingInline: space.xl,
      fontSize: text.lead,
    },
    '&[data-full-width]': { inlineSize: '100%' },

    '&[data-variant="primary"]': { backgroundColor: color.accent, color: color.onAccent },
    '&[data-variant="secondary"]': {
      backgroundColor: color.surface,
      borderColor: color.controlLine,
      color: color.ink,
    },
    '&[data-variant="quiet"]': { backgroundColor: 'transparent', color: color.accentInk },
    '&[data-variant="danger"]': { backgroundColor: color.dangerFill, color: color.onDanger },
    '&:disabled:not([aria-busy="true"])': {
      backgroundColor: `color-mix(in oklab, ${color.ink} 8%, transparent)`,
      borderColor: 'transparent',
      color: color.inkMuted,
    },
  },
  '@media': {
    [screens.canHover]: {
      selectors: {
        '&[data-variant="primary"]:hover:enabled, a&[data-variant="primary"]:hover': {
          backgroundColor: color.accentHover,
        },
        '&[data-variant="secondary"]:hover:enabled, a&[data-variant="secondary"]:hover': {
          borderColor: color.ink,
        },
        '&[data-variant="quiet"]:hover:enabled, a&[data-variant="quiet"]:hover': {
          backgroundColor: color.accentSoft,
        },
        '&[data-variant="danger"]:hover:enabled': { filter: 'brightness(0.93)' },
      },
    },
  },
});

/** An element that translators of pages leave in its place; its children are laid out by the button. */
export const textBlock = componentStyle({ display: 'contents' });

export const icon = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  fontSize: '1.2em',
});
