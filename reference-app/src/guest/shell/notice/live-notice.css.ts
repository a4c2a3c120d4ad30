import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ position: 'sticky', insetBlockStart: 0, zIndex: theme.z.sticky });
