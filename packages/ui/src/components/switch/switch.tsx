import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** What it changes. */
  hint?: ReactNode;
}

/** On or off, at once. For a yes or no that is sent with a form use a Checkbox. */
export function Switch({ label, hint, id, className, style, ...input }: SwitchProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const hintId = `${inputId}-hint`;
  return (
    <div data-component="Switch" className={joinClasses(styles.row, className)} style={style}>
      <div>
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        {...input}
        id={inputId}
        type="checkbox"
        role="switch"
        aria-describedby={
          joinClasses(hint ? hintId : undefined, input['aria-describedby']) || undefined
        }
        className={styles.track}
      />
    </div>
  );
}
