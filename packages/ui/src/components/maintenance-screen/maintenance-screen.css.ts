import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text } = theme;

const viewHeight = 'min(20rem, 40vh)';

export const screen = componentStyle({
  position: 'relative',
  gap: space.md,
  minBlockSize: '100dvh',
  padding: `clamp(3rem, 12vh, 9rem) ${space.lg} calc(${viewHeight} + ${space.lg})`,
  overflow: 'hidden',
  backgroundColor: color.pictureSky,
});

export const emblem = componentStyle({ blockSize: '4rem', inlineSize: 'auto' });

export const title = componentStyle({ fontSize: text.display, maxInlineSize: '9.5em' });

export const message = componentStyle({
  maxInlineSize: '25em',
  fontSize: text.lead,
});

export const contacts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.md,
});

export const view = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: viewHeight,
});
