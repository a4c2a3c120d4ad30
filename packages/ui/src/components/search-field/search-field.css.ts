import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { radius, size, space } = theme;

export const search = componentStyle({ position: 'relative', display: 'block' });

export const input = componentStyle({
  minBlockSize: size.control,
  paddingBlock: space.xs,
  paddingInline: `calc(${space.md} * 2 + 1.125rem)`,
  borderRadius: radius.pill,
  textOverflow: 'ellipsis',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.hair,
  marginBlock: 'auto',
});
