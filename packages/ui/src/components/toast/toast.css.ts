import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, size, space, text, weight, z } = theme;

const hue = createVar();

export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: `calc(${space.md} + env(safe-area-inset-top))`,
  insetInline: space.md,
  zIndex: z.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxInlineSize: size.toasts,
  marginInline: 'auto',
  outline: 'none',
  pointerEvents: 'none',
});

export const toast = componentStyle({
  vars: { [hue]: color.accent },
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.ink,
  boxShadow: `${shadow.overlay}, inset 0 0 0 1px ${color.line}`,
  pointerEvents: 'auto',
  userSelect: 'none',
  translate: 'var(--toast-swipe-movement-x) var(--toast-swipe-movement-y)',
  transition: `opacity ${motion.calm} ${motion.ease}, translate ${motion.calm} ${motion.enter}, scale ${motion.calm} ${motion.enter}`,
  selectors: {
    '&[data-tone="info"]': { vars: { [hue]: color.info } },
    '&[data-tone="warning"]': { vars: { [hue]: color.warning } },
    '&[data-tone="error"]': { vars: { [hue]: color.danger } },
    '&[data-swiping]': { transition: 'none' },
    '&[data-limited]': { display: 'none' },
    '&[data-starting-style]': { opacity: 0, translate: '0 -1.5rem', scale: '0.97' },
    '&[data-ending-style]': { opacity: 0, translate: '0 -0.75rem' },
    '&[data-ending-style][data-swipe-direction="left"]': { translate: '-110% 0' },
    '&[data-ending-style][data-swipe-direction="right"]': { translate: '110% 0' },
  },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});

export const content = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: `${space.lg} ${space.sm}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: space.xs,
      insetInlineStart: space.xs,
      inlineSize: '3px',
      borderRadius: radius.pill,
      backgroundColor: hue,
    },
  },
});

export const icon = componentStyle({
  display: 'flex',
  flexShrink: 0,
  paddingBlock: '0.4375rem',
  color: `color-mix(in oklab, ${hue} 84%, ${color.ink})`,
});

export const textBlock = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: '0.4375rem',
  overflowWrap: 'anywhere',
});

export const title = componentStyle({
  fontWeight: weight.strong,
  lineHeight: theme.lineHeight.snug,
});

export const message = componentStyle({
  marginBlockStart: '0.125rem',
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  color: color.inkMuted,
});

export const action = componentStyle({ marginBlockStart: space.sm });
