import { CartBar, EmptyState, LinkButton } from '@portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useParams } from 'react-router';
import { lazyPart } from '../../shared/loading/lazy-window.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { countLines, orderable, quoteLines } from '../cart/lines/cart-lines.ts';
import { useCartLines } from '../cart/lines/use-cart-lines.ts';
import { feeText } from '../cart/totals/fee-text.ts';
import { isRestaurant } from '../restaurant/is-restaurant.ts';
import { readDishesAhead } from '../restaurant/read-ahead.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { PageErrorScreen } from '../../shared/errors/page-error-screen.tsx';
import { visuallyHidden } from '../../shared/visually-hidden.css.ts';
import { ClosedStore } from './closed-store.tsx';
import { NoStore } from './no-store.tsx';
import { CardsLoading } from './products/cards-on-their-way.tsx';
import { ProductGrid } from './products/product-grid.tsx';
import {
  customStoreQuery,
  isNoStore,
  storeIdInPath,
  storeQuery,
  type StoreWithProducts,
} from './store-queries.ts';
import * as styles from './store-page.css.ts';

const RestaurantStore = lazyPart(
  () => {
    // Both are on their way at once.
    readDishesAhead();
    return import('../restaurant/restaurant-store.tsx');
  },
  'RestaurantStore',
  <CardsLoading />,
);

/** A store at `/store/:id`. */
export function StorePage() {
  const id = storeIdInPath(useParams()['id']);
  return id === null ? <NoStore /> : <NumberedStore id={id} />;
}

function NumberedStore({ id }: { id: number }) {
  return <StoreOfQuery query={useQuery(storeQuery(id))} />;
}

/** A store at `/store/custom/:customId`. */
export function CustomStorePage() {
  const { customId = '' } = useParams();
  return <StoreOfQuery query={useQuery(customStoreQuery(customId))} />;
}

function StoreOfQuery({ query }: { query: UseQueryResult<StoreWithProducts> }) {
  const { t } = useTexts();
  const { data } = query;
  if (isNoStore(query.error)) return <NoStore />;
  if (query.isLoadingError) return <PageErrorScreen title={t('store.loadFailed')} query={query} />;
  if (data && !data.store.isActive) return <ClosedStore store={data.store} />;
  return data ? (
    <OpenStore {...data} />
  ) : (
    <GuestPage back={{ href: '/stores', label: t('store.list.title') }}>
      <CardsLoading />
    </GuestPage>
  );
}

function OpenStore({ store, products }: StoreWithProducts) {
  const texts = useTexts();
  const { t } = texts;
  const fee = feeText(store.fee, texts);
  return (
    <GuestPage
      title={store.title}
      subtitle={store.description || store.short_desc}
      back={{ href: '/stores', label: t('store.list.title') }}
    >
      {fee && (
        <p className={styles.fee}>
          <strong>{fee}</strong>
          {store.fee.description && <span>{store.fee.description}</span>}
        </p>
      )}
      {goods()}
      <StoreCartBar {...{ store, products }} />
    </GuestPage>
  );

  function goods() {
    if (isRestaurant(store)) return <RestaurantStore store={store} />;
    if (products.length === 0) {
      return (
        <EmptyState
          title={t('store.empty')}
          icon={<PackageOpen size="1em" strokeWidth={1.25} />}
          actions={<LinkButton href="/stores">{t('checkout.otherStores')}</LinkButton>}
        />
      );
    }
    return (
      <section aria-labelledby="products">
        <h2 id="products" className={visuallyHidden}>
          {t('store.products')}
        </h2>
        <ProductGrid storeId={store.id} products={products} />
      </section>
    );
  }
}

/** The way to a store's cart, as soon as it holds something that can be ordered. */
function StoreCartBar({ store, products }: StoreWithProducts) {
  const { t } = useTexts();
  const lines = orderable(useCartLines({ store, products }).lines ?? []);
  if (lines.length === 0) return null;
  const quote = quoteLines(lines, store.fee);
  return (
    <CartBar
      href={`/store/${store.id}/cart`}
      label={t('cart.open')}
      count={countLines(lines)}
      totalKopecks={quote === 'TOTAL_TOO_LARGE' ? null : quote.linesKopecks}
      className={styles.cartBar}
    />
  );
}
