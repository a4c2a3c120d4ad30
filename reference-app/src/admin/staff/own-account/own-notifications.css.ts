import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space, text, weight } = theme;

export const content = style({ display: 'grid', gap: space.lg });

export const kinds = style({ display: 'grid', gap: space.xs, color: color.inkMuted });

export const kindsTitle = style({
  color: color.ink,
  fontFamily: font.text,
  fontSize: text.body,
  fontWeight: weight.medium,
});

export const list = style({
  display: 'grid',
  gap: space.hair,
  paddingInlineStart: space.md,
  fontSize: text.small,
  listStyle: 'disc',
});
