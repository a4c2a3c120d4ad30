import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text, weight } = theme;

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
});

export const label = componentStyle({
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: theme.lineHeight.snug,
});

export const asterisk = componentStyle({
  color: color.dangerInk,
  marginInlineStart: '0.2em',
});

export const hint = componentStyle({
  fontSize: text.caption,
  lineHeight: theme.lineHeight.snug,
  color: color.inkMuted,
});

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.hair,
  fontSize: text.caption,
  lineHeight: theme.lineHeight.snug,
  color: color.dangerInk,
});

export const errorIcon = componentStyle({
  flexShrink: 0,
  marginBlockStart: '0.1em',
});
