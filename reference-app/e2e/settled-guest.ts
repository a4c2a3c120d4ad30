import type { Page } from '@playwright/test';
import { signInGuest } from './journey.ts';
import type { GuestThings } from './screens/screen-list.ts';
import type { Stack } from './stack/stack.ts';

interface Product {
  readonly id: number;
  readonly attributes: { readonly for_sale: boolean; readonly price: number };
}

/** Signs a page's context in as a guest who has ordered, called an order off, asked for help and filled a cart. */
export async function settleGuest(page: Page, stack: Stack): Promise<GuestThings> {
  const { call } = await signInGuest(page, stack, 'Анна Лебедева');
  const room = 1;
  const store = await call<{ products: { data: Product[] } }>('/api/store/1');
  const products = store.products.data
    .filter(({ attributes }) => attributes.for_sale && attributes.price > 0)
    .slice(0, 2)
    .map(({ id }) => ({ id, quantity: 2 }));
  const order = { store: 1, room, products, paymentType: 'external', payment_system: 'yookassa' };
  const place = (comment: string) =>
    call<{ order: { id: number } }>('/api/order/create', {
      data: { order: { ...order, comment } },
    });
  const canceled = await place('');
  await call('/api/order/cancel', { data: { id: canceled.order.id } });
  const placed = await place('После семи, пожалуйста');
  const created = await call<{ ticket: { id: number } }>('/api/ticket/create', {
    data: { room, message: 'Принесите, пожалуйста, ещё два полотенца.' },
  });
  await page.context().addInitScript(
    ([storedRoom, cart]) => {
      localStorage.setItem('portal-room', storedRoom);
      localStorage.setItem('cart', cart);
    },
    [String(room), JSON.stringify({ 1: products })] as const,
  );
  return { orderId: placed.order.id, ticketId: created.ticket.id };
}
