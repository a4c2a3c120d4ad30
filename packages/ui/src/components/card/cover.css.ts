import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

/** A link or a button that can be pressed all over the card it stands in. */
export const cover = componentStyle({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});
