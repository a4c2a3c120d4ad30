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
    fontWeight: weights,
    fontDisplay: 'swap',
    unicodeRange,
  });
}

/**
 * Against layout shift: a font of the system with the measures of the one that is on its way, so that lines
 * break at the same words before and after.
 *
 * @param names - what systems call it, and others of the same measures
 * @param widthPercent - of the font on its way, where this one's is 100
 */
function standIn(
  family: string,
  names: readonly string[],
  widthPercent: number,
  { ascent, descent }: { ascent: number; descent: number },
): void {
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: `${widthPercent}%`,
    ascentOverride: `${((100 * ascent) / widthPercent).toFixed(1)}%`,
    descentOverride: `${((100 * descent) / widthPercent).toFixed(1)}%`,
    lineGapOverride: '0%',
    unicodeRange: `${cyrillic}, ${latin}, ${latinExtended}`,
  });
}

face('Golos Text Variable', '400 900', `${golos}-cyrillic-wght-normal.woff2`, cyrillic);
face('Golos Text Variable', '400 900', `${golos}-latin-wght-normal.woff2`, latin);
face('Golos Text Variable', '400 900', `${golos}-latin-ext-wght-normal.woff2`, latinExtended);
face('Cormorant Variable', '300 700', `${cormorant}-cyrillic-wght-normal.woff2`, cyrillic);
face('Cormorant Variable', '300 700', `${cormorant}-latin-wght-normal.woff2`, latin);
face('Cormorant Variable', '300 700', `${cormorant}-latin-ext-wght-normal.woff2`, latinExtended);

const arial = ['Arial', 'Liberation Sans', 'Arimo'];
const times = ['Times New Roman', 'Liberation Serif', 'Tinos'];

const golosMeasures = { ascent: 98, descent: 22 };
standIn('Golos Text as Arial', arial, 105.5, golosMeasures);
standIn('Golos Text as Roboto', ['Roboto', 'Roboto-Regular'], 105, golosMeasures);
standIn('Golos Text as DejaVu', ['DejaVu Sans'], 92.5, golosMeasures);

const cormorantMeasures = { ascent: 92.4, descent: 28.7 };
standIn('Cormorant as Times', times, 94.8, cormorantMeasures);
standIn('Cormorant as Noto', ['Noto Serif'], 80.2, cormorantMeasures);
standIn('Cormorant as DejaVu', ['DejaVu Serif'], 75.7, cormorantMeasures);
