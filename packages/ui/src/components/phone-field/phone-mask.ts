/** Length of a national number: area code and subscriber. */
const nationalLength = 10;
const prefix = '+7 (';

/** What stands in the input: the text and where the caret is in it. */
export interface MaskedText {
  text: string;
  caret: number;
}

/** `9161234567` as `+7 (916) 123-45-67`; nothing as nothing. */
export function maskNational(national: string): string {
  if (national === '') return '';
  const [area, first, second, third] = [
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 8),
    national.slice(8, 10),
  ];
  let text = `${prefix}${area}`;
  if (first !== '') text += `) ${first}`;
  if (second !== '') text += `-${second}`;
  if (third !== '') text += `-${third}`;
  return text;
}

/** `+79161234567` as `9161234567`. */
export function nationalOf(e164: string): string {
  return nationalDigits(e164);
}

/** `9161234567` as `+79161234567`; nothing as nothing. */
export function e164Of(national: string): string {
  return national === '' ? '' : `+7${national}`;
}

/**
 * The national digits in whatever was typed, pasted or filled in: a country prefix (`+7`, or `7` or
 * `8` before ten more digits) is not one of them.
 */
export function nationalDigits(written: string): string {
  const digits = written.replace(/\D/g, '');
  const hasPrefix =
    /^\s*\+\s*7/.test(written) ||
    (digits.length > nationalLength && /^[78]/.test(digits)) ||
    /^[78]$/.test(digits);
  return (hasPrefix ? digits.slice(1) : digits).slice(0, nationalLength);
}

/** Where the caret stands when `count` national digits are before it. */
export function caretAfter(count: number, text: string): number {
  if (text === '') return 0;
  let seen = 0;
  let position = prefix.length;
  for (let index = prefix.length; index < text.length && seen < count; index += 1) {
    if (/\d/.test(text.charAt(index))) {
      seen += 1;
      position = index + 1;
    }
  }
  return position;
}

/** How many national digits stand before the caret in a masked text. */
export function digitsBefore(caret: number, text: string): number {
  return text.slice(prefix.length, Math.max(caret, prefix.length)).replace(/\D/g, '').length;
}
