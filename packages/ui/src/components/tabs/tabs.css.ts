import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, space, text, weight } = theme;

/** What does not fit is scrolled to, wherever they stand. */
export const tabs = componentStyle({ minInlineSize: 0, maxInlineSize: '100%' });

export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space.hair,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.line}`,
});

export const tab = componentStyle({
  flexShrink: 0,
  minBlockSize: theme.size.control,
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: 0,
  background: 'none',
  color: color.inkMuted,
  fontSize: text.body,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&[data-active]': { color: color.ink },
    '&:hover': { color: color.ink },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: theme.radius.small },
  },
});

export const count = componentStyle({
  marginInlineStart: space.xs,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.regular,
});

export const indicator = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  left: 'var(--active-tab-left)',
  inlineSize: 'var(--active-tab-width)',
  blockSize: '2px',
  borderRadius: theme.radius.pill,
  backgroundColor: color.accent,
  transition: `left ${motion.calm} ${motion.enter}, width ${motion.calm} ${motion.enter}`,
  '@media': { [screens.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const panel = componentStyle({
  paddingBlockStart: space.lg,
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});
