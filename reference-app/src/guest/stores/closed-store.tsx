import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { EmptyState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { StoreList } from './list/store-list.tsx';
import { storesQuery } from './store-queries.ts';
import * as styles from './store-page.css.ts';

/** A store that takes no orders: it says so, and the others stand below. */
export function ClosedStore({ store }: { store: Unwrapped<Store> }) {
  const { t } = useTexts();
  const { data: others } = useQuery(storesQuery);
  return (
    <GuestPage title={store.title} back={{ href: '/stores', label: t('store.list.title') }}>
      <EmptyState
        title={t('carts.storeGone')}
        icon={<DoorClosed size="1em" strokeWidth={1.25} />}
      />
      <section aria-labelledby="other-stores">
        <h2 id="other-stores" className={styles.othersTitle}>
          {t('checkout.otherStores')}
        </h2>
        <StoreList stores={others} headingLevel={3} />
      </section>
    </GuestPage>
  );
}
