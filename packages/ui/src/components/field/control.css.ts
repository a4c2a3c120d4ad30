import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, motion, radius, size, space, text } = theme;

/** What every control that takes writing looks like. */
export const control = componentStyle({
  inlineSize: '100%',
  minBlockSize: size.controlLarge,
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: text.body,
  lineHeight: theme.lineHeight.snug,
  transition: `border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&:hover:enabled': { borderColor: color.ink },
    '&:focus-visible, &:focus-within': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: color.focus,
    },
    '&[aria-invalid="true"]': { borderColor: color.dangerInk },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: color.dangerInk },
    '&:disabled': {
      backgroundColor: color.sunken,
      borderColor: color.line,
      color: color.inkMuted,
      cursor: 'not-allowed',
    },
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${color.accentSoft}`,
      WebkitTextFillColor: color.ink,
    },
  },
});

/** An icon in the control, at its start: a press on it goes to the control. */
export const controlIcon = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.md,
  display: 'flex',
  alignItems: 'center',
  color: color.inkMuted,
  pointerEvents: 'none',
});
