import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';
import { rowHeight } from './category-nav.css.ts';

const { color, space, text } = theme;

export const search = style({ maxInlineSize: '30rem', marginBlockEnd: space.xs });

export const found = style({
  color: color.inkMuted,
  fontSize: text.small,
  // There with the first letter, so that what is found moves nothing.
  selectors: {
    '&[data-searching]': { boxSizing: 'content-box', minBlockSize: '1lh', paddingBlock: space.xs },
  },
});

export const menu = style({
  '@media': {
    [screens.desktop]: {
      display: 'grid',
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      columnGap: space.xl,
      marginBlockStart: space.md,
    },
  },
});

export const sections = style({
  display: 'grid',
  // Never as wide as a section out of sight was last.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  paddingBlockStart: space.md,
});

/** Laid out only near the screen; elsewhere as high as it was last, or as its dishes may make it. */
export const section = style({
  contentVisibility: 'auto',
  // What shows focus stands out beyond the dishes.
  marginInline: `calc(-1 * ${space.sm})`,
  paddingInline: space.sm,
  scrollMarginBlockStart: `calc(${rowHeight} + ${space.sm})`,
  '@media': { [screens.desktop]: { scrollMarginBlockStart: space.lg } },
});

export const sectionName = style({
  fontSize: text.title,
  selectors: { '&:focus': { outline: 'none' } },
});

export const about = style({ marginBlockStart: space.hair, color: color.inkMuted });

export const categoriesLoading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: rowHeight,
  overflow: 'hidden',
  '@media': { [screens.desktop]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const categoryLoading = style({ flex: 'none', inlineSize: '6rem', blockSize: '1.5rem' });
