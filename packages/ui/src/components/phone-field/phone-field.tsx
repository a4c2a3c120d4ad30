import {
  formatPhoneInput,
  nationalDigits,
  phoneError,
  phoneMask,
  type PhoneCountry,
} from '@portal/domain/phone';
import { useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useUiTexts } from '../../texts/index.ts';
import type { PhoneTexts, UiTexts } from '../../texts/ui-texts.ts';
import { control } from '../field/control.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { applyChange } from './phone-edit.ts';
import { createPhoneHistory } from './phone-history.ts';
import { valueOf, type MaskedText } from './phone-mask.ts';

/** Browsers name countries in the nominative alone. */
const ofCountry: Readonly<Record<PhoneCountry, string>> = { RU: 'России', KZ: 'Казахстана' };

/** Apart from the other words, as the field is fetched when somebody signs in. */
export const phoneTexts: Readonly<Record<UiTexts['locale'], PhoneTexts>> = {
  ru: {
    codesOnlyTo: (countries) =>
      `Пока отправляем коды только на номера ${countries.map((country) => ofCountry[country]).join(' и ')}`,
    foreign: 'Пока принимаем только номера России и Казахстана',
    unreadable: 'Проверьте номер: нужны +7 и ещё десять цифр',
  },
  en: {
    codesOnlyTo(countries) {
      const names = new Intl.DisplayNames('en', { type: 'region' });
      return `For now codes are sent only to numbers of ${countries.map((country) => names.of(country)).join(' and ')}`;
    },
    foreign: 'For now only numbers of Russia and Kazakhstan are taken',
    unreadable: 'Check the number: it is +7 and ten more digits',
  },
};

export interface PhoneFieldProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'required' | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts {
  /**
   * As far as it is written, in E.164: `''`, `'+7916'`, `'+79161234567'`. What cannot be read as a
   * number of +7 is as it was written: `'+998 90 123-45-67'`.
   */
  value: string;
  /** Called with what is written; `isPhone` knows a whole number. */
  onValueChange: (value: string) => void;
  /** Where a code is sent: the countries whose numbers may have one. By default all of +7. */
  countries?: readonly PhoneCountry[] | undefined;
  /** @defaultValue '+7 (000) 000-00-00' */
  placeholder?: string;
}

/**
 * A Russian phone number, written behind the mask `+7 (000) 000-00-00` and stored as E.164. Takes
 * pasted and filled-in numbers in any spelling, and undoes. A number of another country, or with digits
 * too many, stays as it was written, and the field says what is wrong with it.
 */
export function PhoneField({
  value,
  onValueChange,
  label,
  hint,
  error,
  required,
  id,
  countries,
  placeholder = phoneMask,
  className,
  style,
  onKeyDown,
  ...input
}: PhoneFieldProps) {
  const { locale, phone } = useUiTexts();
  const texts = { ...phoneTexts[locale], ...phone };
  const fieldRef = useRef<HTMLDivElement>(null);
  const [masked, setMasked] = useState<MaskedText>(() => atEnd(formatPhoneInput(value)));
  const [history] = useState(() => createPhoneHistory(masked));
  const shown = valueOf(masked.text) === value ? masked : atEnd(formatPhoneInput(value));
  const problem = phoneError(shown.text, countries);
  const refusals = {
    foreign: countries ? texts.codesOnlyTo(countries) : texts.foreign,
    unreadable: texts.unreadable,
  };

  useLayoutEffect(() => {
    const element = fieldRef.current?.querySelector('input');
    if (element && document.activeElement === element) {
      element.setSelectionRange(shown.caret, shown.caret);
    }
  }, [shown]);

  function show(next: MaskedText) {
    setMasked(next);
    const written = valueOf(next.text);
    if (written !== value) onValueChange(written);
  }

  function travel(event: KeyboardEvent<HTMLInputElement>) {
    const move = historyMove(event);
    if (!move) return;
    event.preventDefault();
    const state = history[move]();
    if (state) show(state);
  }

  return (
    <Field
      ref={fieldRef}
      data-component="PhoneField"
      {...{ label, hint, required, className, style, controlId: id }}
      aria-describedby={input['aria-describedby']}
      error={problem ? refusals[problem] : error}
    >
      {(props) => (
        <input
          inputMode="tel"
          autoComplete="tel"
          {...input}
          {...props}
          type="tel"
          placeholder={placeholder}
          className={control}
          value={shown.text}
          onChange={(event) => {
            const { value: after, selectionStart } = event.currentTarget;
            const next = applyChange({
              before: shown.text,
              after,
              caret: selectionStart ?? after.length,
              inputType: inputTypeOf(event.nativeEvent),
            });
            history.record(next);
            show(next);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData
              .getData('text')
              .replace(/[\r\n]+/g, ' ')
              .trim();
            const isWhole = nationalDigits(pasted)?.length === 10;
            if (!isWhole && phoneError(pasted) !== 'foreign') return;
            event.preventDefault();
            const next = atEnd(formatPhoneInput(pasted));
            history.record(next);
            show(next);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) travel(event);
          }}
        />
      )}
    </Field>
  );
}

/** Autofill and scripts report a plain event, which has no kind. */
function inputTypeOf(event: Event): string {
  return event instanceof InputEvent ? event.inputType : '';
}

function atEnd(text: string): MaskedText {
  return { text, caret: text.length };
}

function historyMove(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  if (event.code === 'KeyZ') return event.shiftKey ? 'redo' : 'undo';
  return event.code === 'KeyY' ? 'redo' : undefined;
}
