import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text } = theme;

export const popup = componentStyle({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxInlineSize: 'min(18rem, calc(100vw - 1rem))',
  paddingBlock: space.hair,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: color.ink,
  color: color.paper,
  fontSize: text.caption,
  lineHeight: theme.lineHeight.snug,
  boxShadow: shadow.lift,
  opacity: 0,
  transition: `opacity ${motion.quick} ${motion.ease}, display ${motion.quick} allow-discrete, overlay ${motion.quick} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1 } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});
