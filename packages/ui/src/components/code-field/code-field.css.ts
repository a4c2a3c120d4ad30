import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const cells = componentStyle({
  display: 'flex',
  direction: 'ltr',
  gap: theme.space.xs,
  inlineSize: '100%',
});

/** Lies over what every control looks like. */
export const cell = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '4rem',
  blockSize: '4rem',
  padding: 0,
  fontSize: theme.text.title,
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '&[data-filled]:not([aria-invalid="true"])': { borderColor: theme.color.accent } },
});
