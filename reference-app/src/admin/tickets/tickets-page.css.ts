import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: space.md,
  '@media': {
    [screens.tablet]: { padding: space.lg, paddingBlockStart: 0 },
    [screens.desktop]: { flex: 1, minBlockSize: 0 },
  },
});

export const columns = style({
  display: 'grid',
  gap: space.lg,
  minBlockSize: 0,
  flex: 1,
  '@media': {
    // As wide as its tabs, where a ticket beside it has room enough.
    [screens.desktop]: { gridTemplateColumns: 'minmax(21rem, min(38%, 31rem)) minmax(0, 1fr)' },
  },
});

/** On a narrow screen either the list is there or a ticket. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    '&[data-away="true"]': { display: 'none' },
  },
  '@media': {
    [screens.desktop]: { selectors: { '&[data-away="true"]': { display: 'flex' } } },
  },
});

export const scroll = style({ overflowY: 'auto', minBlockSize: 0, flex: 1 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  padding: space.hair,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  inlineSize: '100%',
  padding: space.md,
  border: 0,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.raised },
    '&[aria-current="true"]': {
      backgroundColor: color.accentSoft,
      boxShadow: `0 0 0 2px ${color.accent}`,
    },
  },
});

export const rowHead = style({ display: 'flex', justifyContent: 'space-between', gap: space.sm });

export const rowName = style({
  overflow: 'hidden',
  fontWeight: weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const rowTime = style({
  flexShrink: 0,
  fontSize: text.caption,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const rowText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const rowFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontSize: text.caption,
  color: color.inkMuted,
});

export const thread = style({
  flex: 1,
  minBlockSize: '28rem',
  '@media': { [screens.desktop]: { minBlockSize: 0 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  backgroundColor: color.surface,
  boxShadow: `0 1px 0 ${color.line}`,
});

export const back = style({
  justifySelf: 'start',
  alignSelf: 'flex-start',
  // Its words stand in line with the page.
  marginInlineStart: `calc(-1 * ${space.lg})`,
  '@media': { [screens.desktop]: { display: 'none' } },
});
