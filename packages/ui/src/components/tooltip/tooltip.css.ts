import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, radius, shadow, space, text } = theme;

export const popup = componentStyle({
  maxInlineSize: 'min(18rem, calc(100vw - 1rem))',
  paddingBlock: space.hair,
  paddingInline: space.sm,
  borderRadius: radius.small,
  backgroundColor: color.ink,
  color: color.paper,
  fontSize: text.caption,
  lineHeight: theme.lineHeight.snug,
  boxShadow: shadow.lift,
});
