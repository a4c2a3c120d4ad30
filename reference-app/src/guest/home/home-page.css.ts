import { screens, theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = theme;

export const view = style({
  inlineSize: '100%',
  blockSize: 'clamp(11rem, 38vh, 26rem)',
  objectFit: 'cover',
  objectPosition: '50% 46%',
});

export const loading = style({ aspectRatio: 'auto', blockSize: '20rem' });

export const section = style({ marginBlockStart: space.lg });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.md,
  fontSize: theme.text.small,
});

export const tickets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockStart: space.lg,
});

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space.sm,
});

export const orders = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [screens.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(30rem, 1fr))' },
  },
});

/** As wide as the button that takes its place, which stands in a line of its own on a phone. */
export const roomLoading = style({ inlineSize: '14rem' });
