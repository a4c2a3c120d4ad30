import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade of the kit, lowest first. A hotel's own CSS stands outside every layer and so wins
 * over all of them without `!important`.
 */
const portalLayer = globalLayer('portal');
export const resetLayer = globalLayer({ parent: portalLayer }, 'reset');
export const tokensLayer = globalLayer({ parent: portalLayer }, 'tokens');
export const componentsLayer = globalLayer({ parent: portalLayer }, 'components');
