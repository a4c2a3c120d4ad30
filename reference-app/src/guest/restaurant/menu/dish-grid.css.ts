import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardGrid } from '../../stores/products/card-grid.css.ts';

const { size, space, text } = theme;

/** Where the grid has columns as wide as a card's wide look. */
const wide = '(min-width: 30rem)';

export const dishes = style([cardGrid, { marginBlockStart: space.md }]);

/** As high as a `ProductCard` with these words: its picture before them, its price and button behind. */
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  paddingBlockEnd: `calc(${size.control} + ${space.sm} + ${space.xs} + 1.55rem)`,
  selectors: {
    '&::before': {
      content: '',
      aspectRatio: '1 / 1',
      marginBlockEnd: `calc(${space.sm} - ${space.hair})`,
    },
  },
  '@media': {
    [wide]: {
      paddingBlockEnd: `calc(${size.control} + ${space.sm})`,
      selectors: { '&::before': { aspectRatio: '4 / 3' } },
    },
  },
});

export const name = style({
  fontFamily: theme.font.text,
  fontSize: text.small,
  fontWeight: theme.weight.medium,
  lineHeight: theme.lineHeight.snug,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { fontSize: text.body } },
});

export const about = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.caption,
  lineHeight: '1.4',
  selectors: { '&:empty': { display: 'none' } },
});
