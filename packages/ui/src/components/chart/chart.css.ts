import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, radius, space, text } = theme;

export const chart = componentStyle({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const caption = componentStyle({ fontSize: text.small, color: color.inkMuted });

export const bars = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.hair,
  blockSize: '10rem',
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space.hair,
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '100%',
});

export const track = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  flex: '1 1 0',
  inlineSize: '100%',
});

export const bar = componentStyle({
  inlineSize: 'min(100%, 2.25rem)',
  minBlockSize: '2px',
  borderRadius: `${radius.small} ${radius.small} 2px 2px`,
  backgroundColor: color.pictureFar,
  selectors: { '[data-highlight] &': { backgroundColor: color.accent } },
  '@media': { [screens.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const value = componentStyle({
  fontSize: '0.75rem',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const label = componentStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  color: color.inkMuted,
});
