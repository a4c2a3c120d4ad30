import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { EmptyState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Store as StoreIcon } from 'lucide-react';
import { Loading } from '../../../shared/loading/loading.tsx';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { storesQuery } from '../store-queries.ts';
import { StoreCard } from './store-card.tsx';
import * as styles from './store-card.css.ts';

/** Rows of four places are always full, whatever the sizes, so that those below each other stand in line. */
function placesOf(stores: readonly Unwrapped<Store>[]): number[] {
  let left = 0;
  return stores.map(({ preview_size }, index) => {
    left ||= 4;
    const places = stores[index + 1] ? Math.min(left, preview_size === 'large' ? 2 : 1) : left;
    left -= places;
    return places;
  });
}

/** Every store that is open, as pictures. */
export function StoreList({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const { t } = useTexts();
  const query = useQuery(storesQuery);
  const { data: stores } = query;
  const icon = <StoreIcon size="1em" strokeWidth={1.25} />;
  if (!stores) {
    return (
      <QueryState
        title={t('store.list.loadFailed')}
        {...{ query, headingLevel, icon }}
        loading={<StoresLoading />}
      />
    );
  }
  if (stores.length === 0) {
    return <EmptyState title={t('store.list.empty')} {...{ headingLevel, icon }} />;
  }
  const places = placesOf(stores);
  return (
    <ul className={styles.list}>
      {stores.map((store, index) => (
        <li key={store.id} className={styles.item} data-places={places[index]}>
          <StoreCard store={store} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function StoresLoading() {
  return (
    <Loading className={styles.list}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.item} data-places={2}>
          <Skeleton variant="block" style={{ blockSize: '16rem' }} />
        </div>
      ))}
    </Loading>
  );
}
