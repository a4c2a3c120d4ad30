import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = theme;

/** Wide, it ends in the water between the house and the jetty; else the jetty is in it as a whole. */
export const view = style({
  inlineSize: '100%',
  blockSize: 'clamp(11rem, 38vh, max(26rem, 46vw))',
  objectFit: 'cover',
  objectPosition: '50% 46%',
  '@media': {
    '(min-aspect-ratio: 5/6)': {
      blockSize: 'clamp(22vw, min(38vh, 26rem), 28vw)',
      objectPosition: '50% calc(100% + 20.6vw)',
    },
  },
});

export const section = style({ marginBlockStart: space.lg });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.md,
  fontSize: theme.text.small,
});

/** Its words end where the section does, not its surface, which is seen only under a pointer. */
export const allOrders = style({ marginInlineEnd: `calc(-1 * ${space.md})` });

export const tickets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockStart: space.lg,
});

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space.sm,
});

/** Side by side on a phone, so that the shops are not pushed down; what goes beyond the edge is swept in. */
export const orders = style({
  display: 'flex',
  gap: space.md,
  marginInline: `calc(-1 * ${space.md})`,
  paddingInline: space.md,
  // Rings of focus would be cut.
  marginBlock: `calc(-1 * ${space.hair})`,
  paddingBlock: space.hair,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space.md,
  '@media': {
    [screens.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(30rem, 1fr))',
      overflowX: 'visible',
    },
  },
});

export const order = style({
  display: 'grid',
  flex: '0 0 min(88%, 26rem)',
  scrollSnapAlign: 'start',
  selectors: { '&:only-child': { flexBasis: '100%' } },
});

/** As wide as the button that takes its place, which stands in a line of its own on a phone. */
export const roomLoading = style({ inlineSize: '14rem' });
