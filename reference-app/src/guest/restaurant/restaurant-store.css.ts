import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardGrid } from '../stores/card-grid.css.ts';
import { rowHeight } from './category-nav.css.ts';

const { color, space, text } = theme;

export const search = style({ maxInlineSize: '30rem', marginBlockEnd: space.xs });

export const found = style({
  color: color.inkMuted,
  fontSize: text.small,
  selectors: { '&:not(:empty)': { paddingBlock: space.xs } },
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

export const sections = style({ display: 'grid', gap: space.xxl, paddingBlockStart: space.md });

export const section = style({
  scrollMarginBlockStart: `calc(${rowHeight} + ${space.sm})`,
  '@media': { [screens.desktop]: { scrollMarginBlockStart: space.lg } },
});

export const sectionName = style({
  fontSize: text.title,
  selectors: { '&:focus': { outline: 'none' } },
});

export const about = style({ marginBlockStart: space.hair, color: color.inkMuted });

export const dishes = style([cardGrid, { marginBlockStart: space.md }]);

export const categoriesLoading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: rowHeight,
  overflow: 'hidden',
  '@media': { [screens.desktop]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const categoryLoading = style({ flex: 'none', inlineSize: '6rem', blockSize: '1.5rem' });
