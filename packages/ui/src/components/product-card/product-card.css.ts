import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text, weight } = theme;

const wide = '(min-width: 15rem)';

/** Cut with an ellipsis; every browser knows it by its old name only. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

export const card = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  // Prices and buttons of a row of cards stand at one height.
  blockSize: '100%',
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

export const textBlock = componentStyle({
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
});

export const measure = componentStyle({
  fontSize: text.caption,
  lineHeight: '1.4',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: color.inkMuted,
});

export const description = componentStyle({
  ...twoLines,
  fontSize: text.caption,
  lineHeight: '1.4',
  color: color.inkMuted,
});

/** On a narrow card the price stands above a control as wide as the card. */
export const foot = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  pointerEvents: 'none',
  '@container': {
    [wide]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: theme.size.control,
    },
  },
});

export const action = componentStyle({
  justifyContent: 'space-between',
  pointerEvents: 'auto',
});

export const add = componentStyle({ pointerEvents: 'auto', paddingInline: space.md });

/** How many are in the cart already. */
export const count = componentStyle({
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'center',
});

export const unavailable = componentStyle({
  minBlockSize: theme.size.control,
  display: 'flex',
  alignItems: 'center',
  fontSize: text.small,
  color: color.inkMuted,
});

/** Only a place to keep focus in. */
export const amount = componentStyle({ display: 'contents' });
