import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every CSS variable of the kit. `theme.color.accentInk` is `var(--portal-color-accent-ink)`.
 *
 * A hotel rebrands with the first block of colours, the two faces and the two radii; the rest is
 * mixed from them.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      paper: null,
      surface: null,
      ink: null,
      accent: null,
      onAccent: null,
      info: null,
      success: null,
      warning: null,
      danger: null,
      neutral: null,

      raised: null,
      sunken: null,
      inkMuted: null,
      line: null,
      controlLine: null,
      accentHover: null,
      accentInk: null,
      accentSoft: null,
      dangerInk: null,
      dangerFill: null,
      onDanger: null,
      focus: null,
      backdrop: null,
      loading: null,
      pictureSky: null,
      pictureFar: null,
      pictureMiddle: null,
      pictureNear: null,
      pictureSun: null,
      pictureBerry: null,
      pictureCream: null,
    },
    font: { display: null, text: null },
    text: {
      caption: null,
      small: null,
      body: null,
      lead: null,
      title: null,
      heading: null,
      display: null,
    },
    lineHeight: { tight: null, snug: null, body: null },
    weight: { regular: null, medium: null, strong: null, display: null },
    space: {
      hair: null,
      xs: null,
      sm: null,
      md: null,
      lg: null,
      xl: null,
      xxl: null,
      huge: null,
    },
    radius: { small: null, control: null, card: null, sheet: null, pill: null },
    shadow: { rest: null, lift: null, overlay: null },
    motion: { quick: null, calm: null, slow: null, ease: null, enter: null },
    z: { sticky: null, bar: null, overlay: null, toast: null, loading: null },
    size: {
      control: null,
      controlSmall: null,
      controlLarge: null,
      page: null,
      toasts: null,
      loadingBar: null,
    },
  },
  (_value, path) => `portal-${path.map(kebab).join('-')}`,
);

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
