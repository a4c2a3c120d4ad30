import type { ReactNode } from 'react';
import * as styles from './description-list.css.ts';

/** What is known, line by line: what it is, and what it says. */
export function DescriptionList({
  details,
}: {
  details: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.details}>
      {details.map(([name, value]) => (
        <div key={name} className={styles.detail}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
