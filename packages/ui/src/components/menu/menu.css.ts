import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text, z } = theme;

export const positioner = componentStyle({ zIndex: z.overlay, outline: 'none' });

export const popup = componentStyle({
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  maxBlockSize: 'var(--available-height)',
  overflowY: 'auto',
  padding: space.hair,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.ink,
  boxShadow: `${shadow.overlay}, 0 0 0 1px ${color.line}`,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.quick} ${motion.ease}, scale ${motion.quick} ${motion.enter}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.97' },
  },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: theme.size.control,
  paddingInline: space.sm,
  borderRadius: radius.small,
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.accentSoft },
    '&[data-tone="danger"]': { color: color.dangerInk },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});

export const icon = componentStyle({ display: 'flex', flexShrink: 0, color: color.inkMuted });
