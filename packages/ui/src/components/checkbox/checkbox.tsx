import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as fieldStyles from '../field/field.css.ts';
import { mark } from '../field/mark.css.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** A line on what it does. */
  hint?: ReactNode;
  error?: ReactNode;
}

/** Yes or no, submitted with a form. For a setting that takes effect at once use a Switch. */
export function Checkbox({ label, hint, error, id, className, style, ...input }: CheckboxProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div
      data-component="Checkbox"
      className={joinClasses(styles.checkbox, className)}
      style={style}
    >
      <label className={styles.row} htmlFor={inputId}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={joinClasses(mark, styles.box)}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinClasses(hintId, errorId, input['aria-describedby']) || undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
