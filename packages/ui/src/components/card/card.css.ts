import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';
import { screens } from '../../theme/screens.ts';

const { color, radius, shadow, space } = theme;

export const card = componentStyle({
  position: 'relative',
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
  selectors: {
    '&:is([data-padding="medium"], [data-padding="large"])': { padding: space.lg },
    '&[data-variant="raised"]': { boxShadow: shadow.rest, backgroundColor: color.raised },
    '&[data-variant="sunken"]': {
      boxShadow: 'none',
      backgroundColor: `color-mix(in oklab, ${color.ink} 5%, transparent)`,
    },
  },
  '@media': {
    [screens.tablet]: { selectors: { '&[data-padding="large"]': { padding: space.xl } } },
    [screens.forcedColors]: { border: '1px solid CanvasText' },
  },
});
