import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ position: 'sticky', insetBlockStart: 0, zIndex: theme.z.sticky });

export const notice = style({
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.md,
  backgroundColor: theme.color.ink,
  color: theme.color.paper,
  fontSize: theme.text.small,
  textAlign: 'center',
});
