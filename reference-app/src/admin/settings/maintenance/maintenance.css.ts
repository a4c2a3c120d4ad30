import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = theme;

export const page = style({ display: 'grid', gap: space.lg, alignContent: 'start' });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  maxInlineSize: '44rem',
});

export const figure = style({ display: 'grid', gap: space.sm, margin: 0 });

/** As large as a phone, where there is room. */
export const frame = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  borderRadius: radius.sheet,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const screen = style({
  minBlockSize: '34rem',
  paddingBlockStart: '3rem',
});
