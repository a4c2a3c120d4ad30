import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex' });

export const withIcon = componentStyle({
  paddingInlineStart: `calc(${theme.space.md} * 2 + 1.25rem)`,
});
