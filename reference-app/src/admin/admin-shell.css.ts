import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const shell = style({
  display: 'flex',
  minHeight: '100dvh',
  background: theme.color.paper,
});

/** A page that fills the screen has what the banners above it leave, and scrolls inside itself. */
export const main = style({
  flex: 1,
  minWidth: 0,
  '@media': {
    [screens.desktop]: {
      selectors: {
        '&:has(> [data-fills-screen])': {
          display: 'flex',
          flexDirection: 'column',
          blockSize: '100dvh',
        },
      },
    },
  },
});
