import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, space } = theme;

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockEnd: space.md,
  marginBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const subject = componentStyle({ color: color.inkMuted });

/**
 * The provider paints its own ground, and needs 288 px: on a phone 320 px wide that is more than the
 * window's own margins leave.
 */
export const form = componentStyle({
  minBlockSize: '16rem',
  marginInline: `calc(-1 * ${space.sm})`,
  borderRadius: theme.radius.control,
  selectors: {
    '&[hidden]': { display: 'none' },
  },
  '@media': { [screens.tablet]: { marginInline: 0 } },
});

export const loading = componentStyle({ display: 'grid', gap: space.md, paddingBlock: space.xs });

export const error = componentStyle({
  display: 'grid',
  gap: space.md,
  justifyItems: 'center',
  paddingBlock: space.xl,
  textAlign: 'center',
});
