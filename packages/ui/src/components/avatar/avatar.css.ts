import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

const { color, weight } = theme;

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  backgroundColor: color.accentSoft,
  color: color.accentInk,
  fontSize: '1rem',
  fontWeight: weight.medium,
  lineHeight: 1,
  selectors: {
    '&[data-size="small"]': { inlineSize: '2rem', blockSize: '2rem', fontSize: '0.75rem' },
    '&[data-size="large"]': { inlineSize: '4rem', blockSize: '4rem', fontSize: '1.5rem' },
  },
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
});

export const online = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '28%',
  blockSize: '28%',
  borderRadius: '50%',
  backgroundColor: color.success,
  boxShadow: `0 0 0 2px ${color.surface}`,
  forcedColorAdjust: 'none',
});
