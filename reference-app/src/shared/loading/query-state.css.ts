import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const lines = style({ display: 'grid', gap: space.sm });

export const error = style([lines, { justifyItems: 'start' }]);

export const code = style({ color: color.inkMuted, fontSize: text.caption });
