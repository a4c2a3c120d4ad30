import { useId, type ReactNode } from 'react';
import * as styles from './order-drawer.css.ts';

interface SectionProps {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the drawer under a title of its own. */
export function Section({ title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 id={titleId} className={styles.sectionTitle}>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
