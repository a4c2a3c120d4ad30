import type { Browser, Locator, Page } from '@playwright/test';
import { expect, register, signInStaff } from './journey.ts';
import type { Stack } from './stack.ts';

/** What a guest orders from the first shop. */
interface Wish {
  readonly payment?: 'cash' | 'external';
  readonly quantity?: number;
}

/** A new guest with a page of their own, on which they are signed in. */
export async function newGuest(browser: Browser, stack: Stack, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'ru-RU' });
  const guest = await context.newPage();
  await guest.goto('/auth');
  await register(guest, stack, name);
  await expect(guest.getByText('Вы зарегистрировались.')).toBeVisible();
  return guest;
}

/** Orders as the guest's app would, and begins to pay where that is online. Returns the order's number. */
export async function order(
  guest: Page,
  { payment = 'cash', quantity = 2 }: Wish = {},
): Promise<number> {
  return guest.evaluate(
    async ({ paymentType, pieces }) => {
      async function call<Reply>(path: string, data?: object): Promise<Reply> {
        const response = await fetch(path, {
          method: data ? 'POST' : 'GET',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          },
          ...(data && { body: JSON.stringify({ data }) }),
        });
        if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
        return (await response.json()) as Reply;
      }
      const { products } = await call<{
        products: { data: { id: number; attributes: { name: string } }[] };
      }>('/api/store/1');
      const honey = products.data.find(({ attributes }) => attributes.name === 'Мёд луговой');
      const { rooms } = await call<{ rooms: { data: { id: number }[] } }>('/api/rooms');
      const { order } = await call<{ order: { id: number } }>('/api/order/create', {
        order: {
          store: 1,
          room: rooms.data[0]?.id,
          products: [{ id: honey?.id, quantity: pieces }],
          paymentType,
          ...(paymentType === 'external' && { payment_system: 'yookassa' }),
        },
      });
      if (paymentType === 'external') await call('/api/payment/create', { orderId: order.id });
      return order.id;
    },
    { paymentType: payment, pieces: quantity },
  );
}

/** A member of staff at a console of their own. */
export async function atDesk(
  browser: Browser,
  stack: Stack,
  id: 'admin' | 'moderator',
  width = 1440,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    baseURL: stack.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const desk = await context.newPage();
  await signInStaff(desk, stack, id, 'Заказы');
  return desk;
}

/** An order on the board. */
export function cardOf(desk: Page, id: number): Locator {
  return desk.getByRole('article', { name: new RegExp(`^Заказ #${id}\\.`) });
}

/** A column of the board with its number. */
export function column(desk: Page, status: string): Locator {
  return desk.getByRole('region', { name: new RegExp(`^${status}`) });
}

/** The drawer that shows an order. */
export function drawerOf(desk: Page, id: number): Locator {
  return desk.getByRole('dialog', { name: `Заказ #${id}`, exact: true });
}

/** Closes everything of these people. */
export async function leave(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}
