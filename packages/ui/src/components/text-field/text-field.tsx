import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { control, controlIcon } from '../field/control.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import * as styles from './text-field.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'required'>, FieldTexts {
  /** Drawn inside, before the text. */
  icon?: ReactNode;
}

/** One line of writing. `className`, `style` and `data-*` go to the field, all else to the input. */
export function TextField({
  label,
  hint,
  error,
  required,
  icon,
  id,
  className,
  style,
  ...input
}: TextFieldProps) {
  return (
    <Field
      data-component="TextField"
      {...{ label, hint, error, required, className, style, controlId: id }}
      aria-describedby={input['aria-describedby']}
    >
      {(props) => (
        <span className={styles.frame}>
          {icon && (
            <span aria-hidden="true" className={controlIcon}>
              {icon}
            </span>
          )}
          <input
            type="text"
            className={joinClasses(control, icon ? styles.withIcon : undefined)}
            {...input}
            {...props}
          />
        </span>
      )}
    </Field>
  );
}
