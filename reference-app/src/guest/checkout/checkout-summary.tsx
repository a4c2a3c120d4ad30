import type { Unwrapped } from '@portal/client';
import type { Store } from '@portal/domain/catalogue';
import { multiplyKopecks } from '@portal/domain/money';
import type { OrderQuote } from '@portal/domain/orders';
import type { RestaurantState } from '@portal/domain/restaurant';
import { Button, Card, Price } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { cartStorage, portal } from '../../shared/portal.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { isForSale, quoteLines, type CartLine } from '../cart/lines/cart-lines.ts';
import { LineErrorNote } from '../cart/lines/line-error.tsx';
import { OrderTotals } from '../cart/totals/order-totals.tsx';
import { RestaurantNotice } from '../restaurant/restaurant-notice.tsx';
import * as styles from './checkout-page.css.ts';
import type { CheckoutFieldError } from './checkout-draft.ts';
import { PlacementNotice } from './placement/placement-notice.tsx';
import type { PlacingOrder } from './placement/use-place-order.ts';

interface CheckoutSummaryProps {
  store: Unwrapped<Store>;
  inCart: readonly CartLine[];
  quote: OrderQuote | 'TOTAL_TOO_LARGE';
  placing: PlacingOrder;
  /** The lines of the order that was sent last. */
  sent: readonly CartLine[];
  /** Whether it is paid at once, in the provider's form. */
  isPaidNow: boolean;
  /** Whether payments move no real money. */
  isTest: boolean;
  /** The fields that say themselves what is wrong with them. */
  fieldErrors: readonly CheckoutFieldError[];
  restaurant: RestaurantState | undefined;
  canOrder: boolean;
}

/** What is about to be ordered, what it comes to, and the button. */
export function CheckoutSummary({
  store,
  inCart,
  quote,
  placing,
  sent,
  isPaidNow,
  isTest,
  fieldErrors,
  restaurant,
  canOrder,
}: CheckoutSummaryProps) {
  const { t } = useTexts();
  const sentQuote = quoteLines(sent, store.fee);
  // What a shop no longer sells is simply not ordered; a dish is named, with the way out.
  const shown = inCart.filter(({ error }) => error?.kind !== 'unavailable');
  return (
    <Card className={styles.summary}>
      <h2 className={styles.summaryTitle}>{t('order.items')}</h2>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.key}>
            <SummaryLine {...{ store, line }} />
          </li>
        ))}
      </ul>
      <OrderTotals quote={quote} fee={store.fee} />
      <DeliveryNote storeId={store.id} />
      <RestaurantNotice restaurant={restaurant} />
      <PlacementNotice
        {...{ placing, sent, inCart, fieldErrors }}
        before={sentQuote === 'TOTAL_TOO_LARGE' ? null : sentQuote.totalKopecks}
        after={quote === 'TOTAL_TOO_LARGE' ? null : quote.totalKopecks}
        onRemove={({ item }) => cartStorage.remove(store.id, item)}
      />
      <Button type="submit" size="large" fullWidth busy={placing.isPending} disabled={!canOrder}>
        {t(isPaidNow ? 'checkout.submitAndPay' : 'checkout.submit')}
      </Button>
      {isPaidNow && isTest && <p className={styles.test}>{t('payment.test')}</p>}
    </Card>
  );
}

function SummaryLine({ store, line }: { store: Unwrapped<Store>; line: CartLine }) {
  const { t, locale } = useTexts();
  const { name, options, quantity, priceKopecks, error } = line;
  return (
    <>
      <div className={styles.line} data-unavailable={isForSale(line) ? undefined : true}>
        <span className={styles.lineName}>
          <span>{name}</span> <span className={styles.quantity}>{`× ${quantity}`}</span>
        </span>
        {isForSale(line) && (
          <Price kopecks={multiplyKopecks(priceKopecks, quantity)} locale={locale} size="small" />
        )}
      </div>
      {options.length > 0 && <p className={styles.options}>{options.join(', ')}</p>}
      {error && (
        <div className={styles.error}>
          <LineErrorNote
            {...{ store, line, error }}
            onTake={(quantity) => cartStorage.setQuantity(store.id, line.item, quantity)}
          />
          {error.kind !== 'left' && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('checkout.dishes.removeNamed', { name })}
              onClick={() => cartStorage.remove(store.id, line.item)}
            >
              {t('checkout.dishes.remove')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** How soon an order would be there at the moment, and the hotel's own words on how it comes. */
function DeliveryNote({ storeId }: { storeId: number }) {
  const { t } = useTexts();
  const deliveryText = usePortalSetting()?.delivery.text;
  const { data: wait, isPending } = useQuery({
    queryKey: ['store-wait', storeId],
    queryFn: async ({ signal }) => (await portal.stores.wait({ id: storeId }, { signal })).wait,
    refetchInterval: 60_000,
  });
  if (!wait && !deliveryText && !isPending) return null;
  return (
    <div className={styles.delivery}>
      {/* Against layout shift: keeps its line. */}
      {isPending && <p>{'\u00A0'}</p>}
      {wait && <p>{t('promise.wait', { from: wait.from, until: wait.until })}</p>}
      {deliveryText && <p>{deliveryText}</p>}
    </div>
  );
}
