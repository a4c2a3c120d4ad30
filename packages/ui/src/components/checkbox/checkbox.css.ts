import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space, text } = theme;

export const checkbox = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: space.sm,
  minBlockSize: theme.size.control,
  paddingBlock: space.xs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const box = componentStyle({
  selectors: {
    '&::after': {
      inlineSize: '0.4rem',
      blockSize: '0.75rem',
      marginBlockEnd: '0.15rem',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:checked': { backgroundColor: color.accent },
  },
});

export const label = componentStyle({
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  paddingBlockStart: '0.125rem',
  selectors: { ':disabled + &': { color: color.inkMuted } },
});
