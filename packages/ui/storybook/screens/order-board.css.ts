import { style } from '@vanilla-extract/css';
import { screens, theme } from '../../src/theme/index.ts';

const { color, space, text, weight } = theme;

export const shell = style({ display: 'flex' });

export const main = style({
  flex: 1,
  minInlineSize: 0,
  padding: `0 ${space.md} ${space.xl}`,
  '@media': { [screens.desktop]: { paddingInline: space.lg } },
});

export const search = style({ inlineSize: 'min(24rem, calc(100vw - 2rem))' });

export const columns = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [screens.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', gap: space.sm });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  marginBlockEnd: space.hair,
});

export const count = style({
  color: color.inkMuted,
  fontFamily: theme.font.text,
  fontSize: text.small,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const order = style({ display: 'grid', gap: space.sm, padding: space.md });

export const across = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const number = style({
  fontFamily: theme.font.text,
  fontSize: text.body,
  fontWeight: weight.strong,
  lineHeight: theme.lineHeight.snug,
});

export const words = style({
  display: 'grid',
  gap: space.hair,
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
});

export const where = style({ color: color.inkMuted });

export const comment = style({
  paddingInlineStart: space.xs,
  borderInlineStart: `2px solid ${color.warning}`,
});
