import { style, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

/** A class of a component, in the kit's own layer, so that any rule of the hotel's wins over it. */
export function componentStyle(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, debugId);
}

type LayeredRule = Omit<StyleRule, '@layer'>;
