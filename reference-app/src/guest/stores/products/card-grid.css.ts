import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = theme;

/** Two cards beside each other on a narrow phone, as many as fit elsewhere. */
export const cardGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: space.md,
  rowGap: space.xl,
  '@media': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' },
  },
});

export const loading = style({ display: 'grid', gap: space.xs });

export const picture = style({ aspectRatio: '4 / 3', blockSize: 'auto' });

export const textSkeleton = style({ inlineSize: '70%' });
