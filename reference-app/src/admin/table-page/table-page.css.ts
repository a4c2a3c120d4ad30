import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

/** One thing under the other, as wide as there is room. */
export const page = style({
  display: 'grid',
  gap: space.lg,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** A page that nothing stands around brings its own margins. */
export const pageWithMargins = style([
  page,
  {
    padding: space.md,
    '@media': { [screens.tablet]: { padding: space.lg, paddingBlockStart: 0 } },
  },
]);

/** A search among filters: a line of its own until there is room for all in one. */
export const searchAmongFilters = style({
  gridColumn: '1 / -1',
  '@media': { [screens.desktop]: { gridColumn: 'auto' } },
});

/** A search and what stands beside it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
});

export const search = style({ flex: '1 1 16rem', maxInlineSize: '28rem' });

export const muted = style({ margin: 0, color: color.inkMuted, fontSize: text.small });

/** It comes with the rows, and on a phone stands in a line of its own above them: its place is kept. */
export const count = style([muted, { minInlineSize: '8rem', minBlockSize: '1lh' }]);

export const pages = style({ display: 'flex', justifyContent: 'center' });
