import { formatPhoneInput, nationalDigits, normalizePhone } from '@portal/domain/phone';
import { caretAfter, digitsBefore, maskNational, type MaskedText } from './phone-mask.ts';

/** A change as the browser reports it: the input's text after it, and how it came about. */
export interface RawChange {
  before: string;
  after: string;
  caret: number;
  inputType: string;
}

/**
 * Puts the mask back after a change and keeps the caret beside the digit it was beside. What cannot be
 * read as a number of +7 stays as it is written; of keys, those of no phone write nothing.
 */
export function applyChange(change: RawChange): MaskedText {
  const { before, after, caret, inputType } = change;
  const national = nationalDigits(before);
  if (national !== null && isErasure(change)) return erase(national, change);
  const isKey = inputType === 'insertText' && after.length === before.length + 1;
  if (isKey && !/^[0-9+]*$/.test(normalizePhone(after.charAt(caret - 1)))) {
    return { text: before, caret: caret - 1 };
  }
  // The mask has made +7 of the 8 that dials abroad, and no area begins with 10.
  const abroad = after.replace(/^\+7 \(10/, '8 10');
  return masked(abroad, Math.max(0, caret - (after.length - abroad.length)));
}

function masked(written: string, caret: number): MaskedText {
  const text = formatPhoneInput(written);
  const national = nationalDigits(written);
  if (national === null) return { text, caret: Math.min(caret, text.length) };
  const before = nationalDigits(written.slice(0, caret))?.length ?? 0;
  return { text, caret: caretAfter(Math.min(before, national.length), text) };
}

/** Whether a piece went and nothing came. Some keyboards call it a composition. */
function isErasure({ before, after, caret, inputType }: RawChange): boolean {
  return (
    !/^insert(?!Composition)/.test(inputType) &&
    after.length < before.length &&
    before.startsWith(after.slice(0, caret)) &&
    before.endsWith(after.slice(caret))
  );
}

/** The digits of the piece go. +7 belongs to the mask: it goes with the last digit, or alone. */
function erase(national: string, { before, after, caret, inputType }: RawChange): MaskedText {
  const from = digitsBefore(caret, before);
  const to = digitsBefore(caret + before.length - after.length, before);
  if (from === to && national !== '') return eraseAcrossMask(national, before, from, inputType);
  const left = national.slice(0, from) + national.slice(to);
  const text = left === '' && caret >= 2 ? '+7' : maskNational(left);
  return { text, caret: caretAfter(from, text) };
}

/** Only a bracket, a dash or a space was erased: the digit beyond it is what was meant. */
function eraseAcrossMask(
  national: string,
  before: string,
  position: number,
  inputType: string,
): MaskedText {
  const erased = inputType === 'deleteContentForward' ? position : position - 1;
  if (erased < 0) return { text: before, caret: caretAfter(0, before) };
  const text = maskNational(national.slice(0, erased) + national.slice(erased + 1));
  return { text, caret: caretAfter(erased, text) };
}
