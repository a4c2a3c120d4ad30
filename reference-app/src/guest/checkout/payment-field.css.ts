import { theme } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, motion, radius, space, text, weight } = theme;

export const field = style({ display: 'grid', gap: space.xs });

export const legend = style({
  padding: 0,
  marginBlockEnd: space.xs,
  fontSize: text.small,
  fontWeight: weight.medium,
});

export const choices = style({ display: 'grid', gap: space.xs });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: theme.size.controlLarge,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: radius.control,
  border: `1px solid ${color.controlLine}`,
  backgroundColor: color.surface,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, backgroundColor: color.accentSoft },
    '[aria-invalid] &': { borderColor: color.danger },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const radio = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  accentColor: color.accent,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const icon = style({ display: 'grid', color: color.accentInk });

export const hint = style({ fontSize: text.small, color: color.inkMuted });

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  fontSize: text.small,
  color: color.dangerInk,
});
