import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text, weight } = theme;

const wide = '(min-width: 15rem)';

export const card = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
});

export const picture = componentStyle({
  position: 'relative',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: color.sunken,
  '@container': { [wide]: { aspectRatio: '4 / 3' } },
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `scale ${motion.slow} ${motion.enter}`,
  selectors: {
    '[data-unavailable] &': { filter: 'grayscale(0.85)', opacity: 0.6 },
  },
  '@media': {
    [screens.canHover]: { selectors: { '[data-openable]:hover &': { scale: '1.03' } } },
  },
});

export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  flexGrow: 1,
});

export const name = componentStyle({
  fontFamily: theme.font.text,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: theme.lineHeight.snug,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@container': { [wide]: { fontSize: text.body } },
});

/** The name's own button covers the picture as well, so the whole card opens and has one name. */
export const open = componentStyle({
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

export const description = componentStyle({
  maxBlockSize: '2.8em',
  overflow: 'hidden',
  fontSize: text.caption,
  lineHeight: '1.4',
  maskImage: 'linear-gradient(#000 calc(100% - 0.5em), transparent)',
  color: color.inkMuted,
});

export const foot = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minBlockSize: theme.size.control,
  pointerEvents: 'none',
});

export const action = componentStyle({ pointerEvents: 'auto', marginInlineStart: 'auto' });

export const addWord = componentStyle({
  '@container': { '(max-width: 14.99rem)': { display: 'none' } },
});

export const add = componentStyle({
  '@container': {
    '(max-width: 14.99rem)': {
      inlineSize: theme.size.control,
      paddingInline: 0,
      borderRadius: '50%',
    },
  },
});

export const unavailable = componentStyle({ fontSize: text.caption, color: color.inkMuted });
