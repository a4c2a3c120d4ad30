import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const sections = style({ display: 'grid', gap: space.lg });

export const title = style({ marginBlockEnd: space.md, fontSize: text.title });

export const form = style({ display: 'grid', gap: space.lg });

export const actions = style({
  display: 'grid',
  gap: space.sm,
  '@media': { [screens.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' } },
});

export const muted = style({ color: color.inkMuted, fontSize: text.small });
