import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text, weight } = theme;

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space.lg,
  minBlockSize: theme.size.control,
  paddingBlock: space.xs,
  cursor: 'pointer',
});

/** The whole row can be pressed. */
export const label = componentStyle({
  fontWeight: weight.medium,
  cursor: 'inherit',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const hint = componentStyle({
  fontSize: text.caption,
  lineHeight: theme.lineHeight.snug,
  color: color.inkMuted,
});

export const track = componentStyle({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '1.75rem',
  borderRadius: radius.pill,
  border: `1.5px solid ${color.controlLine}`,
  backgroundColor: color.sunken,
  cursor: 'inherit',
  transition: `background-color ${motion.calm} ${motion.ease}, border-color ${motion.calm} ${motion.ease}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '0.1875rem',
      marginBlock: 'auto',
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      borderRadius: '50%',
      backgroundColor: color.controlLine,
      transition: `inset-inline-start ${motion.calm} ${motion.enter}, background-color ${motion.calm} ${motion.ease}`,
    },
    '&:checked': { backgroundColor: color.accent, borderColor: color.accent },
    '&:checked::after': { insetInlineStart: '1.5rem', backgroundColor: color.onAccent },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forcedColors]: {
      selectors: {
        '&::after': { backgroundColor: 'CanvasText' },
        '&:checked::after': { backgroundColor: 'Highlight' },
      },
    },
  },
});
