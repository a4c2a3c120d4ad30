import { joinClasses } from '../../theme/join-classes.ts';
import type { ComponentProps } from 'react';
import * as styles from './spinner.css.ts';

/** A turning ring for the inside of a control that is at work. Say what is loading beside it. */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      data-component="Spinner"
      aria-hidden="true"
      className={joinClasses(styles.spinner, className)}
      {...rest}
    />
  );
}
