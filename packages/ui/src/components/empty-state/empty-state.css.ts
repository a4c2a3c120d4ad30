import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text } = theme;

export const empty = componentStyle({
  gap: space.sm,
  paddingBlock: space.xxl,
  paddingInline: space.lg,
});

/** The arched window of the house, with what is missing standing in it. */
export const window = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  blockSize: '8.5rem',
  marginBlockEnd: space.sm,
  borderRadius: '3.5rem 3.5rem 0.75rem 0.75rem',
  overflow: 'hidden',
  backgroundColor: color.pictureSky,
  color: color.pictureNear,
});

export const hill = componentStyle({
  position: 'absolute',
  insetInline: '-30%',
  insetBlockEnd: '-34%',
  blockSize: '58%',
  borderRadius: '50%',
  backgroundColor: color.pictureFar,
});

export const icon = componentStyle({
  position: 'relative',
  display: 'flex',
  fontSize: '2.75rem',
});

export const title = componentStyle({
  fontSize: text.title,
  // Not in ch, here and elsewhere: a character of the font that stands in is narrower, lines would break anew.
  maxInlineSize: '13em',
});
