import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = theme;

export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  alignItems: 'baseline',
  marginBlockEnd: space.lg,
  color: color.inkMuted,
  fontSize: theme.text.small,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: space.md,
  rowGap: space.xl,
  '@media': {
    '(min-width: 30rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' },
  },
});

export const pictureOnItsWay = style({ aspectRatio: '4 / 3', blockSize: 'auto' });

export const wordsOnTheirWay = style({ inlineSize: '70%' });

export const cartBar = style({ marginBlockStart: space.xl });
