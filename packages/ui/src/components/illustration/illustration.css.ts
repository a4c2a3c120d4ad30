import { componentStyle } from '../../theme/component-style.ts';
import { theme } from '../../theme/contract.css.ts';

export const picture = componentStyle({ display: 'block', forcedColorAdjust: 'none' });

export const sky = componentStyle({ fill: theme.color.pictureSky });
export const sun = componentStyle({ fill: theme.color.pictureSun });
export const far = componentStyle({ fill: theme.color.pictureFar });
export const middle = componentStyle({ fill: theme.color.pictureMiddle });
export const near = componentStyle({ fill: theme.color.pictureNear });
export const berry = componentStyle({ fill: theme.color.pictureBerry });
export const cream = componentStyle({ fill: theme.color.pictureCream });
export const paper = componentStyle({ fill: theme.color.surface });
export const line = componentStyle({
  fill: 'none',
  stroke: theme.color.pictureNear,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
