import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, shadow, space, text, z } = theme;

export const positioner = componentStyle({ zIndex: z.toast });

export const popup = componentStyle({
  maxInlineSize: '18rem',
  paddingBlock: space.hair,
  paddingInline: space.sm,
  borderRadius: radius.small,
  backgroundColor: color.ink,
  color: color.paper,
  fontSize: text.caption,
  lineHeight: theme.lineHeight.snug,
  boxShadow: shadow.lift,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion.quick} ${motion.ease}, scale ${motion.quick} ${motion.enter}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.96' } },
  '@media': { [screens.forcedColors]: { border: '1px solid CanvasText' } },
});
