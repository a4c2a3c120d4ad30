import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const details = style({ display: 'grid', margin: 0 });

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 2fr) 3fr',
  gap: space.md,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const name = style({ color: color.inkMuted, fontSize: text.small });

export const value = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
