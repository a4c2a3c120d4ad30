import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, shadow, space, text, weight, z } = theme;

export const closed = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minBlockSize: 0,
  padding: space.xs,
  borderRadius: radius.card,
  backgroundColor: color.sunken,
  scrollSnapAlign: 'start',
  '@media': {
    [screens.desktop]: {
      inlineSize: '3.25rem',
      selectors: { '&[data-unfolded]': { inlineSize: '13rem' } },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  '@media': {
    [screens.desktop]: {
      flexDirection: 'column',
      selectors: { '[data-unfolded] > &': { flexDirection: 'row' } },
    },
  },
});

export const name = style({
  fontFamily: theme.font.text,
  fontSize: text.small,
  fontWeight: weight.medium,
  '@media': {
    [screens.desktop]: {
      writingMode: 'vertical-rl',
      selectors: { '[data-unfolded] &': { writingMode: 'horizontal-tb' } },
    },
  },
});

export const lists = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minBlockSize: 0,
  overflowY: 'auto',
});

export const listName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  marginBlockStart: space.xs,
  fontFamily: theme.font.text,
  fontSize: text.small,
});

export const list = style({ display: 'grid', gap: space.hair });

export const closedOrder = style({
  display: 'grid',
  inlineSize: '100%',
  padding: space.xs,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: 'inherit',
  font: 'inherit',
  fontSize: text.small,
  textAlign: 'start',
  cursor: 'pointer',
});

export const muted = style({ color: color.inkMuted, fontSize: text.caption });

export const none = style([muted, { padding: space.xs }]);

/** Over the board's edge while something is dragged, so that no column moves below the hand. */
export const places = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: z.sticky,
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: space.xs,
  inlineSize: '13rem',
});

export const place = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.sm,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.controlLine}, ${shadow.lift}`,
  selectors: {
    '&[data-over]': {
      backgroundColor: color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${color.accent}, ${shadow.lift}`,
    },
  },
});

export const placeHint = style([muted, { textAlign: 'center' }]);
