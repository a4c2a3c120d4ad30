/** How the portal looks and how long things take, as the hotel specified it. */
export const presentation = {
  /** The accent colour. */
  accentColour: 'rgb(86, 117, 75)',
  /** The bar on top of guest pages while a route changes. */
  loadingBar: { heightPixels: 2, colour: '#262626' },
  /** The welcome screen; times count from when it appears, `exit` from when it has been shown. */
  welcome: {
    fadeInAtMilliseconds: 200,
    barAtMilliseconds: 800,
    shownMilliseconds: 2_000,
    exitMilliseconds: 1_500,
  },
  toast: { position: 'top-center', autoCloseMilliseconds: 3_000, areaMaxWidthPixels: 650 },
  sidebar: { isCollapsed: true },
} as const;
