import type { Page } from '@playwright/test';
import { callFrom, register } from './journey.ts';
import type { GuestThings } from './screen-list.ts';
import type { Stack } from './stack.ts';

interface Product {
  readonly id: number;
  readonly attributes: { readonly for_sale: boolean; readonly price: number };
}

/** Registers a guest who has ordered, called an order off, asked for help and filled a cart. */
export async function settleGuest(page: Page, stack: Stack): Promise<GuestThings> {
  await page.goto('/auth');
  await register(page, stack, 'Анна Лебедева');
  await page.waitForURL('/');
  const room = 1;
  const store = await page.evaluate(
    async () => (await (await fetch('/api/store/1')).json()) as { products: { data: Product[] } },
  );
  const products = store.products.data
    .filter(({ attributes }) => attributes.for_sale && attributes.price > 0)
    .slice(0, 2)
    .map(({ id }) => ({ id, quantity: 2 }));
  const order = { store: 1, room, products, paymentType: 'external', payment_system: 'yookassa' };
  const place = (comment: string) =>
    callFrom<{ order: { id: number } }>(page, 'POST', '/api/order/create', {
      order: { ...order, comment },
    });
  const canceled = await place('');
  await callFrom(page, 'POST', '/api/order/cancel', { id: canceled.order.id });
  const placed = await place('После семи, пожалуйста');
  const asked = await callFrom<{ ticket: { id: number } }>(page, 'POST', '/api/ticket/create', {
    room,
    message: 'Принесите, пожалуйста, ещё два полотенца.',
  });
  await page.evaluate(
    ([keptRoom, cart]) => {
      localStorage.setItem('portal-room', keptRoom);
      localStorage.setItem('cart', cart);
    },
    [String(room), JSON.stringify({ 1: products })] as const,
  );
  return { orderId: placed.order.id, ticketId: asked.ticket.id };
}
