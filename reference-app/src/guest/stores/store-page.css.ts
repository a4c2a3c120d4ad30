import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = theme;

export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  alignItems: 'baseline',
  marginBlockEnd: space.lg,
  color: color.inkMuted,
  fontSize: theme.text.small,
});

export const cartBar = style({ marginBlockStart: space.xl });

/** Below what says that a store is closed. */
export const othersTitle = style({ marginBlockEnd: space.md });
