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

/** In lines of its own, above the title. */
export const name = style({
  flex: '0 0 100%',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
  fontSize: text.small,
});
