import { globalFontFace } from '@vanilla-extract/css';

const cyrillic = 'U+301, U+400-4FF, U+2116';
const latin = 'U+0-FF, U+131, U+152-153, U+2000-206F, U+2122, U+2190-2215';
/** The rouble sign lives here. */
const latinExtended = 'U+100-2FF, U+1E00-1EFF, U+20A0-20CF';

const golos = '@fontsource-variable/golos-text/files/golos-text';
const cormorant = '@fontsource-variable/cormorant/files/cormorant';

function face(family: string, weights: string, file: string, unicodeRange: string): void {
  globalFontFace(family, {
    src: `url("${file}")`,
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
