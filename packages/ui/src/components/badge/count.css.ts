import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color } = theme;

/** How many wait, on a place of the navigation. */
export const count = componentStyle({
  borderRadius: theme.radius.pill,
  backgroundColor: color.dangerFill,
  color: color.onDanger,
  textAlign: 'center',
});
