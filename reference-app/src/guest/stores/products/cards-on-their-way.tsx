import { Skeleton } from '@portal/ui';
import * as styles from './card-grid.css.ts';

/** Holds the places of what a store sells. */
export function CardsLoading({ className = styles.cardGrid }: { className?: string }) {
  return (
    <ul className={className} aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <Skeleton variant="picture" className={styles.picture} />
          <Skeleton />
          <Skeleton className={styles.textSkeleton} />
        </li>
      ))}
    </ul>
  );
}
