import { Minus, Plus } from 'lucide-react';
import {
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './number-stepper.css.ts';

export interface NumberStepperProps extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What is counted; read before the number. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** @defaultValue 0 */
  min?: number;
  /** @defaultValue 99 */
  max?: number;
  disabled?: boolean;
  decreaseLabel?: string;
  increaseLabel?: string;
}

/** A small whole number with a minus and a plus, for how many of a thing. */
export function NumberStepper({
  label,
  value,
  onValueChange,
  min = 0,
  max = 99,
  disabled = false,
  decreaseLabel,
  increaseLabel,
  className,
  ...rest
}: NumberStepperProps) {
  const texts = useUiTexts();
  const inputRef = useRef<HTMLInputElement>(null);
  // As it is being written; null while nobody writes.
  const [written, setWritten] = useState<string | null>(null);

  function change(next: number) {
    const possible = Math.min(max, Math.max(min, next));
    if (possible !== value) onValueChange(possible);
  }

  function step(next: number) {
    setWritten(null);
    change(next);
  }

  function write(text: string) {
    const digits = text.replace(/\D/g, '');
    setWritten(digits);
    // A nought may be the beginning of nothing yet, and would take the thing away under the hand.
    if (Number(digits) > 0) change(Number(digits));
  }

  function finish() {
    setWritten(null);
    if (written) change(Number(written));
  }

  function goByKey(event: KeyboardEvent) {
    const goals: Readonly<Record<string, () => void>> = {
      ArrowUp: () => step(value + 1),
      ArrowDown: () => step(value - 1),
      Home: () => step(min),
      End: () => step(max),
      Enter: finish,
    };
    const go = goals[event.key];
    if (!go) return;
    if (event.key !== 'Enter') event.preventDefault();
    go();
  }

  /** A button at its end is disabled and would lose the focus it took. */
  function keepFocus(event: PointerEvent) {
    event.preventDefault();
    if (event.pointerType !== 'touch') inputRef.current?.focus();
  }

  return (
    <div
      data-component="NumberStepper"
      data-disabled={disabled || undefined}
      className={joinClasses(styles.stepper, className)}
      {...rest}
    >
      <button
        type="button"
        // The arrow keys of the field do the same.
        tabIndex={-1}
        aria-label={decreaseLabel ?? texts.decrease}
        disabled={disabled || value <= min}
        className={styles.button}
        onPointerDown={keepFocus}
        onClick={() => step(value - 1)}
      >
        <Minus size="1.125rem" aria-hidden="true" />
      </button>
      <input
        ref={inputRef}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={written ?? String(value)}
        disabled={disabled}
        className={styles.input}
        onChange={({ target }) => write(target.value)}
        onBlur={finish}
        onKeyDown={goByKey}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={increaseLabel ?? texts.increase}
        disabled={disabled || value >= max}
        className={styles.button}
        onPointerDown={keepFocus}
        onClick={() => step(value + 1)}
      >
        <Plus size="1.125rem" aria-hidden="true" />
      </button>
    </div>
  );
}
