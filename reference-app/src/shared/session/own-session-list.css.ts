import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const sessions = style({ display: 'grid', marginBlockStart: space.sm });

export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.sm,
  minBlockSize: '4rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const textBlock = style({ display: 'grid', overflowWrap: 'anywhere' });

export const muted = style({ color: color.inkMuted, fontSize: text.small });
