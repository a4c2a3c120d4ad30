import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = theme;

export const cart = style({ display: 'grid', gap: space.md });

export const lines = style({
  display: 'grid',
  selectors: { '&:focus': { outline: 'none' } },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  padding: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [screens.tablet]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto' } },
});

export const listFoot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  selectors: { '[data-unavailable] &': { filter: 'grayscale(0.85)', opacity: 0.6 } },
});

export const textBlock = style({ display: 'grid', gap: space.hair });

export const name = style({
  fontFamily: theme.font.text,
  fontSize: text.body,
  fontWeight: theme.weight.medium,
  lineHeight: theme.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const options = style({ color: color.inkMuted, fontSize: text.small });

export const controls = style({
  gridColumn: '2',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  selectors: { '[data-unavailable] &': { justifyContent: 'flex-end' } },
  '@media': { [screens.tablet]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
});

export const summary = style({ display: 'grid', gap: space.lg });
