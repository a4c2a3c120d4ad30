import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, radius, space, text, weight } = theme;

export const options = componentStyle({
  display: 'grid',
  selectors: { '[data-look="cards"] > &': { gap: space.xs } },
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.inkMuted, cursor: 'not-allowed' } },
});

export const line = componentStyle({
  minBlockSize: theme.size.control,
  paddingBlock: space.xs,
});

/** Lies over what every control looks like. */
export const card = componentStyle({
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': { borderColor: color.accent, backgroundColor: color.accentSoft },
    '[aria-invalid] > &': { borderColor: color.dangerInk },
    '&:has(:disabled)': { borderColor: color.line, backgroundColor: color.sunken },
  },
});

export const radio = componentStyle({
  borderRadius: radius.pill,
  color: color.accent,
  selectors: {
    '&::after': {
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: radius.pill,
      backgroundColor: 'currentColor',
    },
    '&:disabled': { color: color.controlLine },
    '[data-look="cards"] &': { outline: 'none' },
  },
});

export const icon = componentStyle({
  display: 'flex',
  paddingBlockStart: '0.0625rem',
  fontSize: '1.375rem',
  color: color.accentInk,
  selectors: { ':has(:disabled) > &': { color: 'inherit' } },
});

export const textBlock = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlockStart: '0.125rem',
  fontSize: text.small,
  lineHeight: theme.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({
  display: 'block',
  selectors: { '[data-look="cards"] &': { fontWeight: weight.medium } },
});

export const description = componentStyle({
  display: 'block',
  marginBlockStart: '0.125rem',
  fontSize: text.caption,
  color: color.inkMuted,
});
