import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const price = componentStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.space.xs,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: theme.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-size="small"]': { fontSize: theme.text.small },
    '&[data-size="large"]': { fontSize: theme.text.title },
  },
});

export const before = componentStyle({
  color: theme.color.inkMuted,
  fontWeight: theme.weight.regular,
  fontSize: '0.85em',
});

export const from = componentStyle({
  color: theme.color.inkMuted,
  fontWeight: theme.weight.regular,
  fontSize: '0.9em',
});
