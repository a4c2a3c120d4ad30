import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = theme;

/** Wider than a drawer usually is: lists of orders stand in it. */
export const drawer = style({
  '@media': { [screens.desktop]: { inlineSize: 'min(100%, 36rem)' } },
});

export const figures = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const textBlock = style({
  display: 'grid',
  gap: space.hair,
  minInlineSize: 0,
  flex: '1 1 12rem',
});

export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.sm,
});

export const sum = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' });

export const strong = style({ fontWeight: weight.medium });

export const review = style({
  margin: 0,
  padding: space.sm,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
