import { componentStyle } from './component-style.ts';

/** Read aloud, not shown. */
export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
