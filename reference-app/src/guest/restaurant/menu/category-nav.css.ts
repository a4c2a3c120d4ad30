import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, motion, radius, space, text, weight } = theme;

/** As high as the row that sticks to the top; sections come to rest under it. */
export const rowHeight = '4rem';

export const nav = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.z.sticky,
  // As wide as the screen of a phone, beyond the page's own edges.
  marginInline: `calc(-1 * ${space.md})`,
  backgroundColor: color.paper,
  boxShadow: `0 1px 0 ${color.line}`,
  '@media': {
    [screens.desktop]: {
      alignSelf: 'start',
      insetBlockStart: space.lg,
      marginInline: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  minBlockSize: rowHeight,
  paddingInline: space.md,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [screens.stillMotion]: { scrollBehavior: 'auto' },
    [screens.desktop]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      minBlockSize: 0,
      maxBlockSize: `calc(100dvh - 2 * ${space.lg})`,
      paddingInline: 0,
      overflowX: 'visible',
      overflowY: 'auto',
    },
  },
});

export const item = style({ flex: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: theme.size.control,
  paddingInline: space.md,
  borderRadius: radius.pill,
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': { backgroundColor: color.accentSoft, color: color.accentInk },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [screens.desktop]: { whiteSpace: 'normal' },
    [screens.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
