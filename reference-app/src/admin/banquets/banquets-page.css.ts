import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';
import { filterGrid } from '../table-page/filter-grid.ts';

const { color, radius, space, text, weight } = theme;

/** The month, and the chosen day beside it where there is room. */
export const month = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const day = style({ display: 'grid', gap: space.md });

export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const dayName = style({
  fontSize: text.title,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const dayKeys = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
});

export const dayField = style({ maxInlineSize: '12rem' });

export const entries = style({ display: 'grid', gap: space.xs });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: space.sm,
  padding: space.md,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  selectors: {
    '&[data-canceled]': { backgroundColor: 'transparent' },
    '&:hover': { boxShadow: `0 0 0 1px ${color.controlLine}` },
  },
});

export const entryTime = style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '[data-canceled] &': { color: color.inkMuted, fontWeight: weight.regular } },
});

export const entryTexts = style({ display: 'grid', justifyItems: 'start', gap: space.hair });

export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '[data-canceled] &': { color: color.inkMuted, textDecoration: 'line-through' } },
});

/** Covers what it stands in, so that all of it opens. */
export const wholeOpener = style([
  opener,
  {
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
]);

export const muted = style({ color: color.inkMuted, fontSize: text.small });

export const phone = style([muted, { textDecoration: 'none', whiteSpace: 'nowrap' }]);

export const alarm = style({ color: color.dangerInk, fontSize: text.small });

export const filters = style(filterGrid(3));

export const cellLines = style({ display: 'grid', justifyItems: 'start', gap: space.hair });

export const nowrap = style({ whiteSpace: 'nowrap' });
