import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './field.css.ts';

/** What a control needs to belong to its field. Spread it on the control. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  /** The label, where it names a group of controls. */
  'aria-labelledby'?: string;
}

/** The words around a control. */
export interface FieldTexts {
  label: ReactNode;
  /** How to fill it in, shown before there is an error. */
  hint?: ReactNode;
  /** What is wrong and what to do. Announced when it appears. */
  error?: ReactNode;
  /** Marks the label with an asterisk and tells assistive technology. */
  required?: boolean | undefined;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'>, FieldTexts {
  /** The control's own id, when something else has to point to it. */
  controlId?: string | undefined;
  /** Read after the hint or the error, as of a Tooltip around the field. */
  'aria-describedby'?: string | undefined;
  /** What is inside is a group of controls: pressing the label leads to none of them. */
  namesGroup?: boolean;
  children: (control: FieldControlProps) => ReactNode;
}

/** A label, a control of any kind, a hint and an error, tied together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required,
  controlId,
  namesGroup = false,
  'aria-describedby': describedBy,
  className,
  children,
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const Name = namesGroup ? 'span' : 'label';
  const labelId = `${id}-label`;
  return (
    <div data-component="Field" className={joinClasses(styles.field, className)} {...rest}>
      <Name {...(namesGroup ? { id: labelId } : { htmlFor: id })} className={styles.label}>
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className={styles.asterisk}>
            *
          </span>
        )}
      </Name>
      {children({
        id,
        'aria-describedby': joinClasses(note ? noteId : undefined, describedBy) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
        ...(namesGroup && { 'aria-labelledby': labelId }),
      })}
      {error ? (
        <p id={noteId} role="alert" className={styles.error}>
          <CircleAlert size="1em" aria-hidden="true" className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
