import { componentStyle } from '../../theme/component-style.ts';

export const area = componentStyle({
  resize: 'vertical',
  fieldSizing: 'content',
  minBlockSize: '6.5rem',
  maxBlockSize: '60vh',
});
