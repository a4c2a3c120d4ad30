import { screens, theme } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.lg,
  backgroundColor: `color-mix(in oklab, ${color.info} 14%, ${color.paper})`,
  fontSize: text.small,
});

/** Beside the sign on a phone as well. */
globalStyle(`${hint} > p`, {
  flex: '1 1 14rem',
  '@media': { [screens.tablet]: { flex: '0 1 auto' } },
});

export const sign = style({ flexShrink: 0 });
