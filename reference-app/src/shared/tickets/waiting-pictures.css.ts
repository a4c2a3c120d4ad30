import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = theme;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInlineEnd: space.hair,
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: color.sunken,
});

export const image = style({
  display: 'block',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  objectFit: 'cover',
});

export const status = style({
  maxInlineSize: '16rem',
  padding: space.sm,
  fontSize: text.caption,
  color: color.inkMuted,
  selectors: { '&[data-failed="true"]': { color: color.dangerInk } },
});
