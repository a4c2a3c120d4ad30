import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', gap: theme.space.hair });

export const muted = style({ color: theme.color.inkMuted, fontSize: theme.text.small });

export const phone = style([muted, { textDecoration: 'none', whiteSpace: 'nowrap' }]);

export const items = style({ margin: 0, padding: 0, listStyle: 'none' });

export const quantity = style({ whiteSpace: 'nowrap' });

export const time = style([muted, { whiteSpace: 'nowrap' }]);

export const comment = style({
  color: theme.color.inkMuted,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
});
