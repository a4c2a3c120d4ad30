/** When what happens on the welcome screen, in milliseconds. */
export const welcomeTiming = {
  /** From its appearance until the product goes to the home page. */
  shown: 2000,
  /** From then until the screen is gone. */
  exit: 1500,
  /** From its appearance until its words fade in. */
  fadeIn: 200,
  /** From its appearance until the bar starts. */
  bar: 800,
} as const;
