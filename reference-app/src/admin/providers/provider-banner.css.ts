import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const banner = style({
  display: 'flex',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  backgroundColor: `color-mix(in oklab, ${color.warning} 18%, ${color.paper})`,
  fontSize: text.small,
});

export const icon = style({ flex: 'none', marginBlockStart: '0.125rem' });

export const detail = style({ color: color.inkMuted, overflowWrap: 'anywhere' });
