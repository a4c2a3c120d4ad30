import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, motion, shadow, z } = theme;

const isNarrow = `not all and ${screens.desktop}`;

/** Stands above the page where there is no room for a sidebar beside it. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.bar,
  marginBlockEnd: 0,
  backgroundColor: color.surface,
  boxShadow: `0 1px 0 ${color.line}`,
  '@media': { [screens.desktop]: { display: 'none' } },
});

export const sidebar = componentStyle({
  '@media': {
    [isNarrow]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: z.overlay,
      inlineSize: 'min(20rem, 85vw)',
      overscrollBehavior: 'contain',
      outline: 'none',
      transition: `translate ${motion.calm} ${motion.enter}, visibility ${motion.calm}`,
      selectors: {
        // What is hidden takes no focus, so that waits only on the way out.
        '&[data-open]': { boxShadow: shadow.overlay, transitionProperty: 'translate' },
        '&:not([data-open])': { visibility: 'hidden', translate: '-100% 0' },
        '[dir="rtl"] &:not([data-open])': { translate: '100% 0' },
      },
    },
  },
});

// A shell that lays the sidebar beside the page puts the bar above it.
globalStyle(`:has(> ${bar})`, {
  '@layer': { [componentsLayer]: { '@media': { [isNarrow]: { flexDirection: 'column' } } } },
});
globalStyle(`:root:has(> body ${sidebar}[data-open])`, {
  '@layer': { [componentsLayer]: { overflow: 'hidden' } },
});
