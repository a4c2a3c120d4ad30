import { Button, EmptyState, LinkButton, useToaster } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ShoppingBasket, UtensilsCrossed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Loading } from '../../shared/loading/loading.tsx';
import { QueryState } from '../../shared/loading/query-state.tsx';
import type { AppOrder } from '../../shared/orders/order-queries.ts';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { orderable } from '../cart/lines/cart-lines.ts';
import { useCartLines } from '../cart/lines/use-cart-lines.ts';
import { payability } from '../orders/payment/payability.ts';
import { useGuestSession } from '../use-guest.ts';
import { GuestPage } from '../shell/page/guest-page.tsx';
import { useSignIn } from '../sign-in/sign-in-context.ts';
import { ClosedStore } from '../stores/closed-store.tsx';
import { NoStore } from '../stores/no-store.tsx';
import { storePath } from '../store-path.ts';
import {
  isNoStore,
  storeIdInPath,
  storeQuery,
  type StoreWithProducts,
} from '../stores/store-queries.ts';
import { CheckoutForm } from './checkout-form.tsx';

const loadingHeight = '20rem';

/** Where a cart becomes an order. */
export function CheckoutPage() {
  const id = storeIdInPath(useParams()['id']);
  return id === null ? <NoStore /> : <StoreCheckout id={id} />;
}

function StoreCheckout({ id }: { id: number }) {
  const { t } = useTexts();
  const query = useQuery(storeQuery(id));
  const { data } = query;
  if (isNoStore(query.error)) return <NoStore />;
  if (data && !data.store.isActive) return <ClosedStore store={data.store} />;
  if (data) return <Checkout {...data} />;
  return (
    <GuestPage
      title={t('checkout.title')}
      back={{ href: `/store/${id}/cart`, label: t('checkout.toCart') }}
    >
      <QueryState title={t('store.loadFailed')} query={query} loading={loadingHeight} />
    </GuestPage>
  );
}

function Checkout({ store, products }: StoreWithProducts) {
  const { t } = useTexts();
  const toaster = useToaster();
  const navigate = useNavigate();
  const { status, guest } = useGuestSession();
  const setting = usePortalSetting();
  const [isPlaced, setPlaced] = useState(false);
  const cart = useCartLines({ store, products });
  const inCart = cart.lines ?? [];
  const lines = orderable(inCart);

  useEffect(() => {
    // Where the guest is going from here.
    void import('../orders/order-page.tsx');
  }, []);

  function showOrder(order: AppOrder) {
    setPlaced(true);
    const isPaidNow = setting !== undefined && payability(order, setting) === 'payable';
    if (!isPaidNow) {
      toaster.show({ title: t('order.placed.title'), message: t('order.placed.message') });
    }
    const window = isPaidNow ? '?pay=now' : '';
    void navigate(`/orders/${order.id}${window}`, { replace: true });
  }

  return (
    <GuestPage
      title={t('checkout.title')}
      subtitle={store.title}
      back={{ href: `/store/${store.id}/cart`, label: t('checkout.toCart') }}
    >
      {content()}
    </GuestPage>
  );

  function content() {
    if (isPlaced) {
      return (
        <EmptyState
          title={t('order.placed.title')}
          icon={<CircleCheck size="1em" strokeWidth={1.25} />}
        />
      );
    }
    if (!cart.lines) {
      return (
        <QueryState
          title={t('menu.loadFailed')}
          icon={<UtensilsCrossed size="1em" strokeWidth={1.25} />}
          query={cart}
          loading={loadingHeight}
        />
      );
    }
    if (inCart.length > 0 && lines.length === 0) {
      return (
        <EmptyState
          title={t('cart.nothingLeft')}
          icon={<ShoppingBasket size="1em" strokeWidth={1.25} />}
          actions={<LinkButton href={`/store/${store.id}/cart`}>{t('checkout.toCart')}</LinkButton>}
        />
      );
    }
    if (lines.length === 0) {
      return (
        <EmptyState
          title={t('cart.empty')}
          message={t('cart.emptyHint')}
          icon={<ShoppingBasket size="1em" strokeWidth={1.25} />}
          actions={<LinkButton href={storePath(store)}>{store.title}</LinkButton>}
        />
      );
    }
    if (status === 'unknown') return <Loading height={loadingHeight} />;
    if (status === 'nobody') return <SignInToOrder />;
    return (
      <CheckoutForm
        key={guest.id}
        {...{ store, inCart, guest }}
        restaurant={cart.restaurant}
        canOrder={cart.canOrder}
        onPlaced={showOrder}
      />
    );
  }
}

function SignInToOrder() {
  const { t } = useTexts();
  const { ask } = useSignIn();
  useEffect(() => ask(), [ask]);
  return (
    <EmptyState
      title={t('auth.needed')}
      message={t('checkout.signInHint')}
      icon={<ShoppingBasket size="1em" strokeWidth={1.25} />}
      actions={<Button onClick={ask}>{t('auth.signIn')}</Button>}
    />
  );
}
