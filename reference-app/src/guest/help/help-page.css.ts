import { style } from '@vanilla-extract/css';

/** About as wide as the button that takes its place. */
export const callLoading = style({ inlineSize: '10rem' });
