import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: theme.space.md });
