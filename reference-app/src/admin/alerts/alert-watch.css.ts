import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  backgroundColor: `color-mix(in oklab, ${color.danger} 14%, ${color.paper})`,
  fontSize: text.small,
});

export const icon = style({ flex: 'none', color: color.dangerInk });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const message = style({ flex: '1 1 12rem', margin: 0, overflowWrap: 'anywhere' });
