import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { control, controlIcon } from '../field/control.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import * as styles from './select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'required' | 'multiple' | 'children'>, FieldTexts {
  options: readonly SelectOption[];
  /** Stands first and cannot be chosen again once something else is. */
  placeholder?: string;
}

/** One of many. It is the platform's own list, so a phone shows its wheel. */
export function Select({
  label,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  value,
  defaultValue = value === undefined && placeholder !== undefined ? '' : undefined,
  className,
  style,
  ...select
}: SelectProps) {
  return (
    <Field
      data-component="Select"
      {...{ label, hint, error, required, className, style, controlId: id }}
      aria-describedby={select['aria-describedby']}
    >
      {(props) => (
        <span className={styles.frame}>
          <select
            className={joinClasses(control, styles.select)}
            required={required}
            {...{ value, defaultValue }}
            {...select}
            {...props}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={joinClasses(controlIcon, styles.arrow)}>
            <ChevronDown size="1.125rem" aria-hidden="true" />
          </span>
        </span>
      )}
    </Field>
  );
}
