import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, motion, space, text, weight } = theme;

export const accordion = componentStyle({
  borderBlockStart: `1px solid ${color.line}`,
  interpolateSize: 'allow-keywords',
});

export const item = componentStyle({
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${motion.calm} ${motion.ease}, content-visibility ${motion.calm} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: '3.5rem',
  paddingBlock: space.sm,
  paddingInline: space.xs,
  fontSize: text.body,
  fontWeight: weight.medium,
  lineHeight: theme.lineHeight.snug,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: theme.radius.small,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const arrow = componentStyle({
  flexShrink: 0,
  color: color.inkMuted,
  transition: `rotate ${motion.calm} ${motion.ease}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const body = componentStyle({
  paddingBlockEnd: space.lg,
  paddingInline: space.xs,
  color: color.inkMuted,
  maxInlineSize: '40em',
});
