import { style } from '@vanilla-extract/css';
import { theme } from '@portal/ui/theme';

const { color, text } = theme;

export const sign = style({
  blockSize: '2rem',
  inlineSize: 'auto',
  maxInlineSize: '4rem',
  objectFit: 'contain',
  flex: 'none',
});

/** As much of it as there is room for. */
export const name = style({
  maxInlineSize: '6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.inkMuted,
  fontSize: text.small,
});
