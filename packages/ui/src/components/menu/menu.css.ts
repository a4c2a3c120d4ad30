import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text } = theme;

export const popup = componentStyle({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  maxBlockSize: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  padding: space.hair,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.ink,
  boxShadow: `${shadow.overlay}, 0 0 0 1px ${color.line}`,
  opacity: 0,
  scale: '0.97',
  transition: `opacity ${motion.quick} ${motion.ease}, scale ${motion.quick} ${motion.enter}, display ${motion.quick} allow-discrete, overlay ${motion.quick} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1, scale: '1' } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0, scale: '0.97' } } },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: theme.size.control,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus': { backgroundColor: color.accentSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-tone="danger"]': { color: color.dangerInk },
    '&[aria-disabled="true"]': { color: color.inkMuted, cursor: 'not-allowed' },
  },
});

export const icon = componentStyle({ display: 'flex', flexShrink: 0, color: color.inkMuted });
