import { OTPField } from '@base-ui/react/otp-field';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { control } from '../field/control.css.ts';
import * as styles from './code-field.css.ts';

export interface CodeFieldProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, FieldTexts {
  /** Digits in the code. @defaultValue 4 */
  length?: 4 | 6;
  value: string;
  onValueChange: (value: string) => void;
  /** Called once with the whole code when its last digit is there. */
  onComplete?: (code: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
}

/**
 * The code from an SMS, a digit to a cell. Takes a pasted code anywhere and the one the phone
 * offers. One label names all cells.
 */
export function CodeField({
  length = 4,
  value,
  onValueChange,
  onComplete,
  disabled,
  autoFocus,
  label,
  hint,
  error,
  required,
  id,
  ...rest
}: CodeFieldProps) {
  const texts = useUiTexts();
  const firstCell = useRef<HTMLInputElement>(null);
  const wasRefused = Boolean(error) && value === '';

  // With the emptied cells: who types on at once begins in the first.
  useLayoutEffect(() => {
    if (wasRefused && holdsFocus(firstCell.current)) firstCell.current?.focus();
  }, [wasRefused]);

  return (
    <Field
      data-component="CodeField"
      {...{ label, hint, error, required, controlId: id }}
      {...rest}
    >
      {({ id: controlId, 'aria-describedby': describedBy, ...cell }) => (
        <OTPField.Root
          id={controlId}
          length={length}
          value={value}
          onValueChange={onValueChange}
          onValueComplete={(code) => onComplete?.(code)}
          disabled={disabled ?? false}
          validationType="none"
          normalizeValue={digitsOf}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-describedby={describedBy}
          className={styles.cells}
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              key={index}
              ref={index === 0 ? firstCell : undefined}
              autoFocus={autoFocus === true && index === 0}
              aria-label={index === 0 ? undefined : texts.codeDigit(index + 1, length)}
              {...cell}
              className={joinClasses(control, styles.cell)}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  );
}

/**
 * Digits of every script count, and are written as 0–9; letters do not.
 *
 * @internal
 */
export function digitsOf(written: string): string {
  const digits = written.match(/\p{Nd}/gu) ?? [];
  return digits.map((digit) => countDigitsBefore(digit.codePointAt(0) ?? 0) % 10).join('');
}

/** Unicode keeps the ten digits of a script together, from its nought on. */
function countDigitsBefore(point: number): number {
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return point - first;
}

function holdsFocus(cell: HTMLInputElement | null): boolean {
  return cell?.parentElement?.contains(document.activeElement) ?? false;
}
