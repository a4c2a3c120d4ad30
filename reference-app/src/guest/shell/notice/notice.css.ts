import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** A strip across the page under its head. */
export const notice = style({
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.md,
  backgroundColor: theme.color.ink,
  color: theme.color.paper,
  fontSize: theme.text.small,
  textAlign: 'center',
});
