import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { control } from '../field/control.css.ts';
import { Field, type FieldTexts } from '../field/index.ts';
import * as styles from './text-area.css.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'required'>, FieldTexts {}

/** Several lines of writing; grows with them. */
export function TextArea({
  label,
  hint,
  error,
  required,
  id,
  className,
  style,
  ...area
}: TextAreaProps) {
  return (
    <Field
      data-component="TextArea"
      {...{ label, hint, error, required, className, style, controlId: id }}
      aria-describedby={area['aria-describedby']}
    >
      {(props) => (
        <textarea rows={3} className={joinClasses(control, styles.area)} {...area} {...props} />
      )}
    </Field>
  );
}
