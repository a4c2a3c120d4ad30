import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, radius, space, text } = theme;

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
});

export const box = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1.5px solid ${color.controlLine}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.onAccent,
  cursor: 'inherit',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&::after': {
      content: '',
      inlineSize: '0.4rem',
      blockSize: '0.75rem',
      marginBlockEnd: '0.15rem',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
      scale: '0',
      transition: `scale ${motion.quick} ${motion.enter}`,
    },
    '&:hover:enabled': { borderColor: color.ink },
    '&:checked': { backgroundColor: color.accent, borderColor: color.accent },
    '&:checked::after': { scale: '1' },
    '&[aria-invalid="true"]': { borderColor: color.dangerInk },
    '&:disabled': { backgroundColor: color.sunken, cursor: 'not-allowed' },
  },
  '@media': {
    [screens.forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } },
  },
});

export const label = componentStyle({
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  paddingBlockStart: '0.125rem',
});
