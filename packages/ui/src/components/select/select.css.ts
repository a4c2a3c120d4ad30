import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'block' });

export const select = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  paddingInlineEnd: `calc(${theme.space.md} * 2 + 1rem)`,
  selectors: { '&:has(:checked[hidden])': { color: theme.color.inkMuted } },
});

/** At the end, where other controls have their icon at the start. */
export const arrow = componentStyle({ insetInline: `auto ${theme.space.md}` });
