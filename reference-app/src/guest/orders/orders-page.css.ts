import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const choice = style({ marginBlockEnd: theme.space.lg });

export const section = style({ marginBlockEnd: theme.space.xl });

export const sectionTitle = style({ marginBlockEnd: theme.space.sm, fontSize: theme.text.title });

export const list = style({ display: 'grid', gap: theme.space.md });
