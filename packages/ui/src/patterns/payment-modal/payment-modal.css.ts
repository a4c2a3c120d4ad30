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
 * Against layout shift: as high as the provider's form, from before it is there. A form that came just
 * under the finger took the press that was meant for «Отмена».
 */
export const place = componentStyle({ minBlockSize: '30rem' });

/**
 * The provider paints its own ground, and needs 288 px: on a phone 320 px wide that is more than the
 * window's own margins leave.
 */
export const form = componentStyle({
  // Against layout shift: an inline frame would leave room for letters under it.
  display: 'grid',
  marginInline: `calc(-1 * ${space.sm})`,
  borderRadius: theme.radius.control,
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
