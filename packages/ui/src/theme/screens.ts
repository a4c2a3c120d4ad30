/** Where layouts change, as media queries. A phone is whatever none of them matches. */
export const screens = {
  tablet: '(min-width: 40rem)',
  desktop: '(min-width: 64rem)',
  canHover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  stillMotion: '(prefers-reduced-motion: reduce)',
} as const;
