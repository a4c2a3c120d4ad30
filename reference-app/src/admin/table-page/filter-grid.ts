import { screens, theme } from '@portal/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** A search and some filters after it, all in one line where there is room. */
export function filterGrid(filters: number): StyleRule {
  return {
    display: 'grid',
    gap: theme.space.md,
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    '@media': {
      [screens.desktop]: {
        gridTemplateColumns: `minmax(16rem, 2fr) repeat(${filters}, minmax(9rem, 1fr))`,
      },
    },
  };
}
