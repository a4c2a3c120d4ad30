import { formatPhoneInput } from '@portal/domain';
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
  const isShorter = after.length < before.length;
  if (isShorter && national !== '' && national === nationalDigits(before)) {
    return eraseAcrossMask(national, before, digitsBefore(caret, before), inputType);
  }
  const text = formatPhoneInput(after);
  const written = nationalDigits(after.slice(0, caret)).length;
  return { text, caret: caretAfter(Math.min(written, national.length), text) };
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
