import { theme } from '@portal/ui';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: theme.space.md });
