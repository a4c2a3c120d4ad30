import { screens, theme } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, text } = theme;

/** The board fills the screen and scrolls by columns; the table grows with what is in it. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  padding: space.md,
  '@media': {
    [screens.tablet]: { padding: space.lg, paddingBlockStart: 0 },
    [screens.desktop]: { selectors: { '&[data-fills-screen]': { flex: 1, minBlockSize: 0 } } },
  },
});

/** The title stands where it does on the other pages, whether or not there is a line below it. */
globalStyle(`${page} > div > header`, { alignItems: 'flex-start' });

export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
});

export const search = style({ flex: '1 1 18rem', minInlineSize: 0 });

export const narrow = style({
  flex: '1 1 8rem',
  minInlineSize: '8rem',
  '@media': { [screens.tablet]: { flex: '0 1 11rem' } },
});

export const table = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

/** Six columns come close to each other on a tablet. */
globalStyle(`${table} :is(td, th)`, {
  '@media': { '(min-width: 40rem) and (max-width: 80rem)': { paddingInline: space.xs } },
});

export const tableHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const downloads = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** It comes with the rows: its place is kept. */
export const found = style({ color: color.inkMuted, fontSize: text.small, minBlockSize: '1lh' });

export const notice = style({ fontSize: text.small, color: color.inkMuted });

export const offline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.control,
  backgroundColor: `color-mix(in oklab, ${color.warning} 18%, ${color.paper})`,
  fontSize: text.small,
});

export const sign = style({ flexShrink: 0 });

/** Laid out as the board that comes, the folded column of what is closed included. */
export const boardLoading = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 22rem)',
  gap: space.sm,
  minInlineSize: 0,
  flex: 1,
  overflow: 'hidden',
  '@media': {
    [screens.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 3.25rem',
    },
  },
});

/** As quiet as the column that comes in its place. */
export const columnLoading = style({
  blockSize: '100%',
  minBlockSize: '20rem',
  backgroundColor: color.sunken,
});
