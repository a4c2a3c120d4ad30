import { style } from '@vanilla-extract/css';

/** Said where there is a keyboard. */
export const keysHint = style({ '@media': { '(hover: none)': { display: 'none' } } });
