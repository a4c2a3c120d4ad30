import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, space } = theme;

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockEnd: space.md,
  marginBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
});

/** The provider draws on white, whatever the theme. */
export const form = componentStyle({
  minBlockSize: '16rem',
  borderRadius: theme.radius.control,
  selectors: {
    '&:not(:empty)': { backgroundColor: '#ffffff', color: '#262626', colorScheme: 'light' },
    '&[hidden]': { display: 'none' },
  },
});

export const loading = componentStyle({ display: 'grid', gap: space.md, paddingBlock: space.xs });

export const error = componentStyle({
  display: 'grid',
  gap: space.md,
  justifyItems: 'center',
  paddingBlock: space.xl,
  textAlign: 'center',
});
