import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { EmptyState, Skeleton } from '@portal/ui';
import { Store as StoreIcon } from 'lucide-react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { StoreCard } from './store-card.tsx';
import * as styles from './store-card.css.ts';

interface StoreListProps {
  stores: readonly Unwrapped<Store>[] | undefined;
  /** @defaultValue 2 */
  headingLevel?: 2 | 3;
}

/** Rows of four places are always full, whatever the sizes, so that those below each other stand in line. */
function placesOf(stores: NonNullable<StoreListProps['stores']>): number[] {
  let left = 0;
  return stores.map(({ preview_size }, index) => {
    left ||= 4;
    const places = stores[index + 1] ? Math.min(left, preview_size === 'large' ? 2 : 1) : left;
    left -= places;
    return places;
  });
}

/** Stores as pictures; their places are held while they are being read. */
export function StoreList({ stores, headingLevel = 2 }: StoreListProps) {
  const { t } = useTexts();
  if (stores?.length === 0) {
    return (
      <EmptyState
        title={t('store.list.empty')}
        headingLevel={headingLevel}
        icon={<StoreIcon size="1em" strokeWidth={1.25} />}
      />
    );
  }
  const places = placesOf(stores ?? []);
  return (
    <ul className={styles.list} aria-busy={stores === undefined}>
      {stores?.map((store, index) => (
        <li key={store.id} className={styles.item} data-places={places[index]}>
          <StoreCard store={store} headingLevel={headingLevel} />
        </li>
      ))}
      {stores === undefined &&
        [1, 2, 3, 4].map((place) => (
          <li key={place} className={styles.item} data-places={2}>
            <Skeleton variant="picture" className={styles.loading} />
          </li>
        ))}
    </ul>
  );
}
