import {
  caretAfter,
  digitsBefore,
  maskNational,
  nationalDigits,
  type MaskedText,
} from './phone-mask.ts';

/** A change as the browser reports it: the input's text after it, and how it came about. */
export interface RawChange {
  before: string;
  after: string;
  caret: number;
  inputType: string;
}

/** Puts the mask back after a change and keeps the caret beside the digit it was beside. */
export function applyChange({ before, after, caret, inputType }: RawChange): MaskedText {
  const national = nationalDigits(after);
  const previous = nationalDigits(before);
  if (national === previous && after.length < before.length) {
    return eraseAcrossMask(previous, before, caret, inputType);
  }
  const isFreshWriting = !after.startsWith('+7 (');
  const count = isFreshWriting
    ? nationalDigits(after.slice(0, caret)).length
    : digitsBefore(caret, after);
  const text =
    national === '' && /^[+78]/.test(after) && before === '' ? '+7 (' : maskNational(national);
  return { text, caret: text === '+7 (' ? text.length : caretAfter(count, text) };
}

/** Only a bracket, a dash or a space was erased: the digit beyond it is what was meant. */
function eraseAcrossMask(
  national: string,
  before: string,
  caret: number,
  inputType: string,
): MaskedText {
  const position = digitsBefore(caret, before);
  const isForward = inputType === 'deleteContentForward';
  const erased = isForward ? position : position - 1;
  if (erased < 0 || national === '')
    return { text: maskNational(national), caret: caretAfter(0, before) };
  const rest = national.slice(0, erased) + national.slice(erased + 1);
  const text = maskNational(rest);
  return { text, caret: caretAfter(isForward ? position : erased, text) };
}
