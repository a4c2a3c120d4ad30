import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = theme;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.md,
});

export const own = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 11rem))',
  alignItems: 'start',
  gap: space.sm,
});

export const download = style({ marginInlineStart: 'auto' });

export const report = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const compared = style({ margin: 0, color: color.inkMuted, fontSize: text.small });

export const stats = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Eight figures, in whole rows.
  '@media': { '(min-width: 80rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const hint = style({
  margin: 0,
  marginBlockStart: space.xs,
  color: color.inkMuted,
  fontSize: text.caption,
});

export const charts = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [screens.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
  },
});

export const chart = style({ overflowX: 'auto' });

export const pages = style({ justifySelf: 'center' });

export const section = style({ display: 'grid', gap: space.sm });

export const sectionName = style({ margin: 0, fontSize: text.lead });
