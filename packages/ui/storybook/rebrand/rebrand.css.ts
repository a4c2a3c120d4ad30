import { style } from '@vanilla-extract/css';
import { theme } from '../../src/theme/index.ts';

const { color, radius, space } = theme;

export const ground = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: color.paper,
  color: color.ink,
  fontFamily: theme.font.text,
  lineHeight: theme.lineHeight.body,
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.lg,
  padding: space.lg,
});

export const view = style({ inlineSize: '100%', blockSize: '9rem' });

export const page = style({ display: 'grid', gap: space.lg, padding: space.lg });

export const title = style({
  fontFamily: theme.font.display,
  fontWeight: theme.weight.display,
  fontSize: theme.text.heading,
  lineHeight: theme.lineHeight.tight,
});

export const columns = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
});

export const fields = style({ display: 'grid', gap: space.md });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const code = style({
  margin: 0,
  padding: space.lg,
  overflowX: 'auto',
  backgroundColor: `color-mix(in oklab, ${color.ink} 6%, ${color.paper})`,
  fontSize: '0.8125rem',
  lineHeight: '1.6',
});
