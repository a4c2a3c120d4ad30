import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = theme;

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.xs} ${space.md}`,
});

export const key = style({
  display: 'inline-block',
  minInlineSize: '2rem',
  padding: `0 ${space.xs}`,
  borderRadius: radius.small,
  boxShadow: `0 0 0 1px ${color.controlLine}`,
  fontFamily: 'inherit',
  textAlign: 'center',
});
