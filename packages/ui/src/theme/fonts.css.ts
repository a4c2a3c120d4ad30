import { globalFontFace } from '@vanilla-extract/css';

const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
/** The rouble sign lives here. */
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+20A0-20C0, U+2113';

const golos = '@fontsource-variable/golos-text/files/golos-text';
const cormorant = '@fontsource-variable/cormorant/files/cormorant';

function face(family: string, weights: string, file: string, unicodeRange: string): void {
  globalFontFace(family, {
    src: `url("${file}") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: weights,
    fontDisplay: 'swap',
    unicodeRange,
  });
}

face('Golos Text Variable', '400 900', `${golos}-cyrillic-wght-normal.woff2`, cyrillic);
face('Golos Text Variable', '400 900', `${golos}-latin-wght-normal.woff2`, latin);
face('Golos Text Variable', '400 900', `${golos}-latin-ext-wght-normal.woff2`, latinExtended);
face('Cormorant Variable', '300 700', `${cormorant}-cyrillic-wght-normal.woff2`, cyrillic);
face('Cormorant Variable', '300 700', `${cormorant}-latin-wght-normal.woff2`, latin);
face('Cormorant Variable', '300 700', `${cormorant}-latin-ext-wght-normal.woff2`, latinExtended);
