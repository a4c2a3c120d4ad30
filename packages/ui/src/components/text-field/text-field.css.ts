import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex' });

export const icon = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: theme.space.md,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.inkMuted,
  pointerEvents: 'none',
});

export const withIcon = componentStyle({
  paddingInlineStart: `calc(${theme.space.md} * 2 + 1.25rem)`,
});
