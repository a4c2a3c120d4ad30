import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const link = componentStyle({
  color: theme.color.accentInk,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
  borderRadius: theme.radius.small,
  transition: `text-decoration-color ${theme.motion.quick} ${theme.motion.ease}`,
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&[data-variant="plain"]': { color: 'inherit', textDecorationLine: 'none' },
    '&[data-variant="plain"]:hover': { textDecorationLine: 'underline' },
  },
});
