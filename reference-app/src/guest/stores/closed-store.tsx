import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { EmptyState } from '@portal/ui';
import { DoorClosed } from 'lucide-react';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { StoreList } from './list/store-list.tsx';
import * as styles from './store-page.css.ts';

/** A store that takes no orders: it says so, and the others stand below. */
export function ClosedStore({ store }: { store: Unwrapped<Store> }) {
  const { t } = useTexts();
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
        <StoreList headingLevel={3} />
      </section>
    </GuestPage>
  );
}
