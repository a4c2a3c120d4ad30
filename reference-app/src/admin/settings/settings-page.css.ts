import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const page = style({
  display: 'grid',
  gap: space.lg,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.md,
  '@media': {
    [screens.tablet]: { padding: space.lg },
    [screens.desktop]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      gap: space.xl,
      paddingBlockStart: 0,
    },
  },
});

/** The sections beside the page, where there is room for both. */
export const side = style({
  display: 'none',
  '@media': {
    [screens.desktop]: {
      display: 'grid',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: space.lg,
      marginBlockStart: space.lg,
      maxBlockSize: `calc(100dvh - 2 * ${space.lg})`,
      overflowY: 'auto',
      gap: space.md,
    },
  },
});

/** The sections above the page, where there is not. */
export const choice = style({ '@media': { [screens.desktop]: { display: 'none' } } });

export const group = style({ display: 'grid', gap: space.hair });

export const groupName = style({
  margin: 0,
  paddingInline: space.sm,
  color: color.inkMuted,
  fontFamily: 'inherit',
  fontSize: text.caption,
  fontWeight: weight.medium,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const sideLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  // All sections are in sight at once on a tablet.
  padding: `0.4375rem ${space.sm}`,
  borderRadius: radius.control,
  color: color.ink,
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-current="page"]': {
      backgroundColor: color.accentSoft,
      color: color.accentInk,
      fontWeight: weight.medium,
    },
  },
});

export const home = style({
  display: 'grid',
  gap: space.lg,
  padding: space.md,
  '@media': { [screens.tablet]: { padding: space.lg, paddingBlockStart: 0 } },
});

export const homeGroup = style({ display: 'grid', gap: space.sm });

export const homeGroupName = style({ margin: 0, fontSize: text.lead });

export const cards = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gap: space.hair,
  alignContent: 'start',
  blockSize: '100%',
  padding: space.md,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { boxShadow: `0 0 0 1px ${color.controlLine}` } },
});

export const cardName = style({ fontWeight: weight.medium });

export const cardHint = style({ color: color.inkMuted, fontSize: text.small });
