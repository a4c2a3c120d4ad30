import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = theme;

export const filters = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  '@media': { [screens.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' } },
});

export const when = style({ whiteSpace: 'nowrap', fontSize: text.small });

export const thing = style({
  overflowWrap: 'anywhere',
  '@media': { [screens.tablet]: { minInlineSize: '7rem' } },
});

export const changes = style({
  display: 'grid',
  gap: space.hair,
  margin: 0,
  fontSize: text.small,
  '@media': { [screens.tablet]: { minInlineSize: '11rem' } },
});

export const change = style({ overflowWrap: 'anywhere' });

export const field = style({ display: 'inline', color: color.inkMuted });

export const values = style({ display: 'inline', margin: 0 });

export const from = style({ color: color.inkMuted });

export const to = style({ fontWeight: weight.medium, textDecoration: 'none' });
