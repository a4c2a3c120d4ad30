import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './stat.css.ts';

export interface StatProps extends Omit<ComponentProps<'dl'>, 'children'> {
  label: string;
  value: ReactNode;
  /** How it compares, in words. */
  note?: ReactNode;
  /** Colours the note. */
  trend?: 'better' | 'worse';
}

/** One number that matters, with its name. */
export function Stat({ label, value, note, trend, className, ...rest }: StatProps) {
  return (
    <dl data-component="Stat" className={joinClasses(styles.stat, className)} {...rest}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && (
        <dd data-trend={trend} className={styles.note}>
          {note}
        </dd>
      )}
    </dl>
  );
}
