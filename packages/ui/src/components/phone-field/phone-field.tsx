import { phoneMask } from '@portal/domain';
import { useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { control } from '../field/control.css.ts';
import { Field, type FieldWords } from '../field/index.ts';
import { applyChange } from './phone-edit.ts';
import { createPhoneHistory } from './phone-history.ts';
import { e164Of, maskNational, nationalDigits, type MaskedText } from './phone-mask.ts';

export interface PhoneFieldProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'required' | 'value' | 'defaultValue' | 'onChange'>,
    FieldWords {
  /** As far as it is written, in E.164: `''`, `'+7916'`, `'+79161234567'`. */
  value: string;
  /** Called with E.164; a whole number is 12 characters long. */
  onValueChange: (value: string) => void;
  /** @defaultValue '+7 (000) 000-00-00' */
  placeholder?: string;
}

/**
 * A Russian phone number, written behind the mask `+7 (000) 000-00-00` and kept as E.164. Takes
 * pasted and filled-in numbers in any spelling, and undoes.
 */
export function PhoneField({
  value,
  onValueChange,
  label,
  hint,
  error,
  required,
  id,
  placeholder = phoneMask,
  className,
  style,
  onKeyDown,
  ...input
}: PhoneFieldProps) {
  const fieldRef = useRef<HTMLDivElement>(null);
  const [masked, setMasked] = useState<MaskedText>(() =>
    atEnd(maskNational(nationalDigits(value))),
  );
  const [history] = useState(() => createPhoneHistory(masked));
  const shown =
    e164Of(nationalDigits(masked.text)) === value
      ? masked
      : atEnd(maskNational(nationalDigits(value)));

  useLayoutEffect(() => {
    const element = fieldRef.current?.querySelector('input');
    if (element && document.activeElement === element) {
      element.setSelectionRange(shown.caret, shown.caret);
    }
  }, [shown]);

  function show(next: MaskedText) {
    setMasked(next);
    const written = e164Of(nationalDigits(next.text));
    if (written !== value) onValueChange(written);
  }

  function travel(event: KeyboardEvent<HTMLInputElement>) {
    const wanted = historyMove(event);
    if (!wanted) return;
    event.preventDefault();
    const state = history[wanted]();
    if (state) show(state);
  }

  return (
    <Field
      ref={fieldRef}
      data-component="PhoneField"
      {...{ label, hint, error, required, className, style, controlId: id }}
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
            const national = nationalDigits(event.clipboardData.getData('text'));
            if (national.length < 10) return;
            event.preventDefault();
            const next = atEnd(maskNational(national));
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
