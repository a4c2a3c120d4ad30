import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const panel = style({
  position: 'fixed',
  insetBlockEnd: space.sm,
  insetInlineEnd: space.sm,
  zIndex: theme.z.sticky,
  maxInlineSize: `min(40rem, calc(100vw - 2 * ${space.sm}))`,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: color.surface,
  fontSize: text.caption,
  '@media': { print: { display: 'none' } },
});

export const name = style({ padding: space.sm, cursor: 'pointer' });

export const empty = style({ paddingInline: space.sm, paddingBlockEnd: space.sm });

export const lines = style({
  maxBlockSize: '40vh',
  margin: 0,
  paddingInline: space.sm,
  paddingBlockEnd: space.sm,
  overflowY: 'auto',
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
});

export const line = style({ overflowWrap: 'anywhere' });
