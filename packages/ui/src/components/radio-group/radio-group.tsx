import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { control } from '../field/control.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import { mark } from '../field/mark.css.ts';
import * as styles from './radio-group.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  /** Names the option, alone: `description` is read after it. */
  label: ReactNode;
  /** A line on what choosing it means. */
  description?: ReactNode;
  /** Before the words, 1em in size. Pure decoration. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, FieldTexts {
  options: readonly RadioOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** What a form calls it. By default a name of its own. */
  name?: string | undefined;
  /** Lines close together, or cards that are easy to hit. @defaultValue 'lines' */
  variant?: 'lines' | 'cards';
  disabled?: boolean | undefined;
}

/**
 * One of a few, all visible. For more than about six use a Select; for yes or no a Checkbox.
 */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  onValueChange,
  name,
  variant = 'lines',
  disabled = false,
  label,
  hint,
  error,
  required,
  id,
  ...rest
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <Field
      data-component="RadioGroup"
      data-look={variant}
      namesGroup
      {...{ label, hint, error, required, controlId: id }}
      {...rest}
    >
      {(group) => (
        <div role="radiogroup" {...group} className={styles.options}>
          {options.map((option) => (
            <Option
              key={option.value}
              {...option}
              variant={variant}
              name={name ?? ownName}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChoose={() => onValueChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface OptionProps extends Omit<RadioOption, 'disabled'> {
  variant: 'lines' | 'cards';
  name: string;
  checked: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
}

function Option({
  value,
  label,
  description,
  icon,
  variant,
  name,
  checked,
  disabled,
  onChoose,
}: OptionProps) {
  const id = useId();
  return (
    <label className={variants[variant]}>
      <input
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={joinClasses(mark, styles.radio)}
        {...{ name, value, checked, disabled }}
        onChange={onChoose}
      />
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.textBlock}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

const variants = {
  lines: joinClasses(styles.option, styles.line),
  cards: joinClasses(styles.option, control, styles.card),
};
