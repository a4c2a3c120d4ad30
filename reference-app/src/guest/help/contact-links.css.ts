import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const links = style({ display: 'grid', gap: theme.space.xs, justifyItems: 'center' });
