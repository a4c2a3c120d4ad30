import { formatPhoneInput, nationalDigits } from '@portal/domain/phone';

/** What stands in the input: the text and where the caret is in it. */
export interface MaskedText {
  text: string;
  caret: number;
}

const countryCode = '+7';

/** `9161234567` as `+7 (916) 123-45-67`; nothing as nothing. */
export function maskNational(national: string): string {
  return national === '' ? '' : formatPhoneInput(countryCode + national);
}

/** `+7 (916) 1` as `+79161`, and what cannot be read as a number of +7 as it is written. */
export function valueOf(text: string): string {
  const national = nationalDigits(text);
  if (national === null) return text;
  return national === '' ? '' : countryCode + national;
}

/** How many national digits stand before the caret in a masked text. */
export function digitsBefore(caret: number, text: string): number {
  return digitsOf(text.slice(countryCode.length, Math.max(caret, countryCode.length))).length;
}

/** Where the caret stands when `count` national digits are before it. */
export function caretAfter(count: number, text: string): number {
  let seen = 0;
  for (let index = countryCode.length; index < text.length; index += 1) {
    if (seen === count) return afterSeparators(index, text);
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/** Only the bracket after the country code is stepped over: it is not a place to write. */
function afterSeparators(index: number, text: string): number {
  return index === countryCode.length ? Math.min(text.length, index + ' ('.length) : index;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
