import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs });

export const message = style({ color: theme.color.dangerInk, fontSize: theme.text.small });
