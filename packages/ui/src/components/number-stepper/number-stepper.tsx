import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
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
  disabled,
  decreaseLabel,
  increaseLabel,
  className,
  ...rest
}: NumberStepperProps) {
  const texts = useUiTexts();
  return (
    <NumberField.Root
      value={value}
      min={min}
      max={max}
      disabled={disabled ?? false}
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
      data-component="NumberStepper"
      className={joinClasses(styles.stepper, className)}
      render={<div />}
      {...rest}
    >
      <NumberField.Decrement aria-label={decreaseLabel ?? texts.decrease} className={styles.button}>
        <Minus size="1.125rem" aria-hidden="true" />
      </NumberField.Decrement>
      <NumberField.Input aria-label={label} className={styles.input} />
      <NumberField.Increment aria-label={increaseLabel ?? texts.increase} className={styles.button}>
        <Plus size="1.125rem" aria-hidden="true" />
      </NumberField.Increment>
    </NumberField.Root>
  );
}
