import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, motion, radius, space, text } = theme;

export const list = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [screens.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.lg },
  },
});

export const item = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [screens.desktop]: {
      selectors: {
        '&[data-places="2"]': { gridColumn: 'span 2' },
        '&[data-places="3"]': { gridColumn: 'span 3' },
        '&[data-places="4"]': { gridColumn: 'span 4' },
      },
    },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  transition: `box-shadow ${motion.calm} ${motion.ease}`,
  '@media': {
    [screens.canHover]: {
      selectors: { '&:hover': { boxShadow: `0 0 0 1px ${color.line}, ${theme.shadow.lift}` } },
    },
    [screens.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const image = style({
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  backgroundColor: color.sunken,
  '@media': {
    [screens.desktop]: {
      aspectRatio: 'auto',
      blockSize: '13rem',
    },
  },
});

export const tag = style({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  maxInlineSize: `calc(100% - 2 * ${space.sm})`,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  padding: `${space.md} ${space.lg} ${space.lg}`,
  overflowWrap: 'anywhere',
});

export const category = style({ color: color.inkMuted, fontSize: text.caption });

export const title = style({ fontSize: text.title });

/** Covers the card, so that all of it leads to the store. */
export const link = style({
  color: color.ink,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  },
});

export const about = style({ color: color.inkMuted });
