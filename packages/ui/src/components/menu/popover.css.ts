import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { motion } = theme;

/** What comes up beside its opener: a menu and a tooltip. */
export const popover = componentStyle({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  opacity: 0,
  transition: `opacity ${motion.quick} ${motion.ease}, scale ${motion.quick} ${motion.enter}, display ${motion.quick} allow-discrete, overlay ${motion.quick} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1 } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});
