/** When what happens on the welcome screen, in milliseconds from its appearance. */
export const welcomeMoments = { fadeIn: 200, bar: 800, shown: 2000, gone: 3500 } as const;
