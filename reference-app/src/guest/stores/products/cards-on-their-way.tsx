import { Skeleton } from '@portal/ui';
import { Loading } from '../../../shared/loading/loading.tsx';
import * as styles from './card-grid.css.ts';

/** Holds the places of what a store sells. */
export function CardsLoading({ className = styles.cardGrid }: { className?: string }) {
  return (
    <Loading className={className}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={styles.loading}>
          <Skeleton variant="picture" className={styles.picture} />
          <Skeleton />
          <Skeleton className={styles.textSkeleton} />
        </div>
      ))}
    </Loading>
  );
}
