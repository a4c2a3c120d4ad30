import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text, weight } = theme;

export const stat = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  minInlineSize: 0,
});

export const label = componentStyle({ fontSize: text.small, color: color.inkMuted });

export const value = componentStyle({
  fontFamily: theme.font.display,
  fontSize: text.heading,
  fontWeight: weight.display,
  fontVariantNumeric: 'lining-nums',
  lineHeight: theme.lineHeight.tight,
});

export const note = componentStyle({
  fontSize: text.caption,
  color: color.inkMuted,
  selectors: {
    '&[data-trend="better"]': { color: color.accentInk },
    '&[data-trend="worse"]': { color: color.dangerInk },
  },
});
