import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text } = theme;

/** A message in place of a page or of a part of it, under a picture. */
export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
});

export const message = componentStyle({
  maxInlineSize: '27em',
  color: color.inkMuted,
  textWrap: 'pretty',
});

export const code = componentStyle({
  fontSize: text.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: space.sm,
});
