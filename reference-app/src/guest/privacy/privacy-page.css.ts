import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = theme;

export const text = style({ display: 'grid', gap: space.md, overflowWrap: 'anywhere' });

/** Lines as they were typed. */
export const paragraph = style({ whiteSpace: 'pre-line' });

export const heading = style({ marginBlockStart: space.md, fontSize: theme.text.title });

export const list = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: space.lg,
  listStyle: 'disc',
});
