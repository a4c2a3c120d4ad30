import { Button, Card, EmptyState, LinkButton, Price, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { cartStorage } from '../../shared/portal.ts';
import { Loading } from '../../shared/loading/loading.tsx';
import { QueryState } from '../../shared/loading/query-state.tsx';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { storePath } from '../store-path.ts';
import { isNoStore, storeQuery, type StoreWithProducts } from '../stores/store-queries.ts';
import { countLines, orderable, quoteLines } from './lines/cart-lines.ts';
import * as styles from './carts-page.css.ts';
import { useCartLines } from './lines/use-cart-lines.ts';
import { useFilledCarts } from './use-cart.ts';

/** The carts of all stores, each with its own way on. */
export function CartsPage() {
  const { t } = useTexts();
  const stores = useFilledCarts();
  return (
    <GuestPage title={t('carts.title')} subtitle={t('carts.lead')} width="column">
      {stores.length === 0 ? (
        <EmptyState
          title={t('carts.empty')}
          message={t('cart.emptyHint')}
          icon={<ShoppingBasket size="1em" strokeWidth={1.25} />}
          actions={<LinkButton href="/stores">{t('store.list.title')}</LinkButton>}
        />
      ) : (
        <ul className={styles.carts}>
          {stores.map((storeId) => (
            <li key={storeId}>
              <StoreCart storeId={storeId} />
            </li>
          ))}
        </ul>
      )}
    </GuestPage>
  );
}

function StoreCart({ storeId }: { storeId: number }) {
  const { t } = useTexts();
  const query = useQuery(storeQuery(storeId));
  const { data } = query;
  if (data?.store.isActive) return <CartSummary {...data} />;
  if (query.isPending) return <Loading height="8rem" />;
  return (
    <Card className={styles.cart}>
      {data || isNoStore(query.error) ? (
        <>
          <p>{t('carts.storeGone')}</p>
          <Button variant="secondary" onClick={() => cartStorage.clearStore(storeId)}>
            {t('cart.clear')}
          </Button>
        </>
      ) : (
        <QueryState inline title={t('carts.failed')} query={query} />
      )}
    </Card>
  );
}

function CartSummary(read: StoreWithProducts) {
  const { t, locale, count } = useTexts();
  const { store } = read;
  const { lines } = useCartLines(read);
  const sold = orderable(lines ?? []);
  const quote = quoteLines(sold, store.fee);
  const summary = lines && (sold.length > 0 ? namesOf(sold) : t('cart.nothingLeft'));
  return (
    <Card className={styles.cart}>
      <div className={styles.textBlock}>
        <h2 className={styles.title}>{store.title}</h2>
        <p className={styles.names}>{summary ?? <Skeleton />}</p>
        <p className={styles.sum}>
          <span>{count('cart.items', countLines(sold))}</span>
          {quote !== 'TOTAL_TOO_LARGE' && <Price kopecks={quote.linesKopecks} locale={locale} />}
        </p>
      </div>
      <div className={styles.ways}>
        <LinkButton
          href={`/store/${store.id}/cart`}
          aria-label={`${t('cart.open')}: ${store.title}`}
        >
          {t('cart.open')}
        </LinkButton>
        <LinkButton
          href={storePath(store)}
          variant="quiet"
          aria-label={`${t('carts.toStore')}: ${store.title}`}
        >
          {t('carts.toStore')}
        </LinkButton>
      </div>
    </Card>
  );
}

function namesOf(lines: readonly { readonly name: string; readonly quantity: number }[]): string {
  return lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');
}
