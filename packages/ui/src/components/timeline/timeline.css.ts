import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, space, text, weight } = theme;

const phone = '(max-width: 39.99rem)';

const lying = {
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockEnd: 0,
  paddingInlineEnd: space.xs,
} as const;
const lyingLast = { flex: 'none', paddingInlineEnd: 0 } as const;
const lyingLine = {
  insetInline: '1.5rem 0',
  insetBlock: 'calc(0.75rem - 1px) auto',
  inlineSize: 'auto',
  blockSize: '2px',
} as const;

/** What is still ahead: clear by day and by night, quieter than what is done. */
const ahead = `color-mix(in oklab, ${color.ink} 28%, ${color.surface})`;

export const timeline = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-direction="dots"]': { flexDirection: 'row' } },
  '@media': {
    [screens.tablet]: {
      selectors: { '&[data-direction="row"]': { flexDirection: 'row' } },
    },
  },
});

export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  columnGap: space.sm,
  flex: 1,
  paddingBlockEnd: space.md,
  color: color.inkMuted,
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { color: color.ink },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(0.75rem - 1px)',
      insetBlock: '1.5rem 0',
      inlineSize: '2px',
      backgroundColor: ahead,
      transition: `background-color ${motion.slow} ${motion.ease}`,
    },
    '&[data-state="done"]:not(:last-child)::before': { backgroundColor: color.accent },
    '[data-direction="dots"] > &': lying,
    '[data-direction="dots"] > &:last-child': lyingLast,
    '[data-direction="dots"] > &:not(:last-child)::before': lyingLine,
  },
  '@media': {
    [screens.tablet]: {
      selectors: {
        '[data-direction="row"] > &': lying,
        '[data-direction="row"] > &:last-child': lyingLast,
        '[data-direction="row"] > &:not(:last-child)::before': lyingLine,
      },
    },
  },
});

export const mark = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  border: `2px solid ${ahead}`,
  backgroundColor: color.surface,
  color: color.onAccent,
  transition: `background-color ${motion.calm} ${motion.ease}, border-color ${motion.calm} ${motion.ease}`,
  selectors: {
    '[data-state="done"] > &': { backgroundColor: color.accent, borderColor: color.accent },
    '[data-state="current"] > &': {
      borderColor: color.accent,
      boxShadow: `0 0 0 4px ${color.accentSoft}`,
    },
    '[data-state="current"] > &::after': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: '50%',
      backgroundColor: color.accent,
    },
    '[data-state="failed"] > &': {
      backgroundColor: color.dangerFill,
      borderColor: color.dangerFill,
      color: color.onDanger,
    },
  },
});

export const textBlock = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': {
    [phone]: {
      selectors: {
        // Read aloud all the same.
        '[data-direction="dots"] &': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const label = componentStyle({
  fontSize: text.small,
  lineHeight: '1.5rem',
  selectors: {
    '[data-state="current"] &': { fontWeight: weight.strong },
    '[data-state="failed"] &': { color: color.dangerInk, fontWeight: weight.strong },
  },
});

export const note = componentStyle({ fontSize: text.caption, color: color.inkMuted });
