import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'block' });

export const select = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  paddingInlineEnd: `calc(${theme.space.md} * 2 + 1rem)`,
  selectors: { '&:invalid': { color: theme.color.inkMuted } },
});

export const arrow = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: theme.space.md,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: theme.color.inkMuted,
});
