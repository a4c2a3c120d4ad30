import { NotFoundError } from '@portal/client';
import { quantityOf } from '@portal/domain/cart';
import { IikoIdMap } from '@portal/domain/restaurant';
import { Button, Modal, useToaster } from '@portal/ui';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cartStorage } from '../../../shared/portal.ts';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import type { AppOrder } from '../../../shared/orders/order-queries.ts';
import { dishQuery, restaurantStateQuery } from '../../../shared/restaurant/restaurant-queries.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { storeQuery } from '../../stores/store-queries.ts';
import { repeatedDishes, repeatedProducts, type RepeatedGoods } from './repeated-goods.ts';
import * as styles from './repeat-order.css.ts';

/** What of an order its store sells today; nothing where it is closed, or there is none any more. */
async function readGoods(client: QueryClient, order: AppOrder): Promise<RepeatedGoods> {
  try {
    const { store, products } = await client.query(storeQuery(order.store.id));
    if (!store.isActive) return nothingOf(order);
    if (order.iikoProducts.length === 0) return repeatedProducts(order, products);
    const [{ stopList }, ...dishes] = await Promise.all([
      client.query(restaurantStateQuery),
      ...order.iikoProducts.map(({ product }) => client.query(dishQuery(product))),
    ]);
    const sold = dishes.flatMap((dish) => (dish ? [[dish.id, dish] as const] : []));
    return repeatedDishes(order, { dishes: new IikoIdMap(sold) }, stopList.data);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return nothingOf(order);
  }
}

function nothingOf(order: AppOrder): RepeatedGoods {
  return { sold: [], missing: [...order.products, ...order.iikoProducts].map(({ name }) => name) };
}

/**
 * Puts what an order had into the cart, at today's prices, and leads there. What is not sold today is
 * named first. Pressed twice, it puts nothing in twice.
 */
export function RepeatOrder({ order, size }: { order: AppOrder; size?: 'small' }) {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [partly, setPartly] = useState<RepeatedGoods | null>(null);
  const { id: storeId } = order.store;
  const mutation = useMutation({
    mutationFn: () => readGoods(client, order),
    onSuccess: (goods) => (goods.missing.length > 0 ? setPartly(goods) : fillCart(goods)),
    onError: (error) => showError(error),
  });

  function fillCart({ sold }: RepeatedGoods) {
    for (const item of sold) {
      const held = quantityOf(cartStorage.read(), storeId, item);
      cartStorage.setQuantity(storeId, item, Math.max(held, item.quantity));
    }
    toaster.show({ title: t('repeat.added') });
  }

  const showCart = () => void navigate(`/store/${storeId}/cart`);

  function repeat() {
    // Here, as who has left the page meanwhile is led nowhere.
    mutation.mutate(undefined, { onSuccess: ({ missing }) => missing.length === 0 && showCart() });
  }

  function takeRest(goods: RepeatedGoods) {
    fillCart(goods);
    showCart();
  }

  return (
    <>
      <Button
        variant="secondary"
        {...(size && { size })}
        icon={<RotateCcw size="1em" aria-hidden="true" />}
        busy={mutation.isPending}
        onClick={repeat}
      >
        {t('order.repeat')}
      </Button>
      {partly && (
        <Modal
          open
          onClose={() => setPartly(null)}
          title={t(partly.sold.length > 0 ? 'repeat.partly' : 'repeat.nothing')}
          footer={
            partly.sold.length > 0 ? (
              <Button onClick={() => takeRest(partly)}>{t('repeat.toCart')}</Button>
            ) : (
              <Button onClick={() => setPartly(null)}>{t('repeat.close')}</Button>
            )
          }
        >
          <p>{t('repeat.missing')}</p>
          <ul className={styles.missing}>
            {partly.missing.map((name, place) => (
              <li key={`${place}-${name}`}>{name}</li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
