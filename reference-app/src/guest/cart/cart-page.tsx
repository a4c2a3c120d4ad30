import { Button, Card, EmptyState, LinkButton, useToaster } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBasket } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { QueryState, type QueryStateProps } from '../../shared/loading/query-state.tsx';
import { cartStorage } from '../../shared/portal.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { focusContent } from '../shell/focus-content.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { RestaurantNotice } from '../restaurant/restaurant-notice.tsx';
import { ClosedStore } from '../stores/closed-store.tsx';
import { NoStore } from '../stores/no-store.tsx';
import { storePath } from '../store-path.ts';
import {
  isNoStore,
  storeIdInPath,
  storeQuery,
  type StoreWithProducts,
} from '../stores/store-queries.ts';
import { asksForTooMuch, orderable, quoteLines, type CartLine } from './lines/cart-lines.ts';
import { CartLineRow } from './lines/cart-line-row.tsx';
import * as styles from './cart-page.css.ts';
import { OrderTotals } from './totals/order-totals.tsx';
import { useCartLines, type CartContent } from './lines/use-cart-lines.ts';

/** The cart of one store. */
export function CartPage() {
  const id = storeIdInPath(useParams()['id']);
  return id === null ? <NoStore /> : <StoreCart id={id} />;
}

function StoreCart({ id }: { id: number }) {
  const { t } = useTexts();
  const query = useQuery(storeQuery(id));
  const { data } = query;
  if (isNoStore(query.error)) return <NoStore />;
  if (!data) return <UnreadCart title={t('store.loadFailed')} query={query} />;
  return data.store.isActive ? <ReadCart {...data} /> : <ClosedStore store={data.store} />;
}

function UnreadCart(state: Pick<QueryStateProps, 'title' | 'query'>) {
  const { t } = useTexts();
  return (
    <GuestPage
      title={t('cart.title')}
      back={{ href: '/stores', label: t('store.list.title') }}
      width="column"
    >
      <QueryState {...state} loading="16rem" />
    </GuestPage>
  );
}

function ReadCart(read: StoreWithProducts) {
  const { t } = useTexts();
  const content = useCartLines(read);
  if (content.lines) return <FilledCart {...content} store={read.store} lines={content.lines} />;
  return <UnreadCart title={t('menu.loadFailed')} query={content} />;
}

interface FilledCartProps extends Pick<CartContent, 'canOrder' | 'restaurant'> {
  store: StoreWithProducts['store'];
  lines: readonly CartLine[];
}

function FilledCart({ store, lines, canOrder: isOpen, restaurant }: FilledCartProps) {
  const { t } = useTexts();
  const toaster = useToaster();
  const listRef = useRef<HTMLUListElement>(null);
  const quote = quoteLines(lines, store.fee);
  const isPossible = orderable(lines).length > 0 && quote !== 'TOTAL_TOO_LARGE';
  const canOrder = isPossible && isOpen && !asksForTooMuch(lines);

  /** What is pressed for it goes, and the list with its last line. */
  function take({ item }: CartLine, quantity: number) {
    cartStorage.setQuantity(store.id, item, quantity);
    if (quantity === 0 && lines.length === 1) focusContent();
    else listRef.current?.focus();
  }

  function clear() {
    cartStorage.clearStore(store.id);
    focusContent();
    toaster.show({
      title: t('cart.cleared'),
      tone: 'info',
      action: {
        label: t('cart.restore'),
        onSelect: () => {
          for (const { item } of lines) cartStorage.setQuantity(store.id, item, item.quantity);
        },
      },
    });
  }

  return (
    <GuestPage
      title={t('cart.title')}
      back={{ href: storePath(store), label: store.title }}
      width="column"
    >
      {lines.length === 0 ? (
        <EmptyState
          title={t('cart.empty')}
          message={t('cart.emptyHint')}
          icon={<ShoppingBasket size="1em" strokeWidth={1.25} />}
          actions={<LinkButton href={storePath(store)}>{store.title}</LinkButton>}
        />
      ) : (
        <div className={styles.cart}>
          <RestaurantNotice restaurant={restaurant} />
          <Card padding="none">
            <ul ref={listRef} tabIndex={-1} aria-label={t('cart.title')} className={styles.lines}>
              {lines.map((line) => (
                <CartLineRow
                  key={line.key}
                  {...{ store, line }}
                  onQuantityChange={(quantity) =>
                    cartStorage.setQuantity(store.id, line.item, quantity)
                  }
                  onTake={(quantity) => take(line, quantity)}
                />
              ))}
            </ul>
            <div className={styles.listFoot}>
              <Button variant="quiet" size="small" onClick={clear}>
                {t('cart.clear')}
              </Button>
            </div>
          </Card>
          <Card className={styles.summary}>
            {isPossible || quote === 'TOTAL_TOO_LARGE' ? (
              <OrderTotals quote={quote} fee={store.fee} />
            ) : (
              <p>{t('cart.nothingLeft')}</p>
            )}
            {canOrder && (
              <LinkButton href={`/store/${store.id}/checkout`} size="large" fullWidth>
                {t('cart.checkout')}
              </LinkButton>
            )}
          </Card>
        </div>
      )}
    </GuestPage>
  );
}
