import type { Browser, Locator, Page } from '@playwright/test';
import { openConsole } from '../journey.ts';
import type { GuestSession, StaffId } from '../sessions.ts';
import type { Stack } from '../stack/stack.ts';

/** What a guest orders from the first shop. */
interface OrderChoice {
  readonly payment?: 'cash' | 'external';
  readonly quantity?: number;
}

interface ShopShelf {
  readonly products: { readonly data: { id: number; attributes: { name: string } }[] };
}

/** Orders as the guest's app would, and begins to pay where that is online. Returns the order's number. */
export async function order(
  { call }: GuestSession,
  { payment = 'cash', quantity = 2 }: OrderChoice = {},
): Promise<number> {
  const { products } = await call<ShopShelf>('/api/store/1');
  const honey = products.data.find(({ attributes }) => attributes.name === 'Мёд луговой');
  const { rooms } = await call<{ rooms: { data: { id: number }[] } }>('/api/rooms');
  const newOrder = {
    store: 1,
    room: rooms.data[0]?.id,
    products: [{ id: honey?.id, quantity }],
    paymentType: payment,
    ...(payment === 'external' && { payment_system: 'yookassa' }),
  };
  const placed = await call<{ order: { id: number } }>('/api/order/create', {
    data: { order: newOrder },
  });
  const { id } = placed.order;
  if (payment === 'external') await call('/api/payment/create', { data: { orderId: id } });
  return id;
}

/** A member of staff at a console of their own, to whom events come live. */
export async function openBoardAs(
  browser: Browser,
  stack: Stack,
  id: StaffId,
  { path = '/admin/portal/orders', width = 1440 } = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    baseURL: stack.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const staffPage = await context.newPage();
  const connected = whenConnected(staffPage);
  await openConsole(staffPage, stack, path, id);
  await connected;
  return staffPage;
}

/**
 * When the next page that is opened is connected: what happens before, it reads and does not hear of. To be called
 * before it is opened.
 */
export async function whenConnected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  const isConnected = ({ payload }: { payload: string | Buffer }) =>
    String(payload).startsWith('40');
  await socket.waitForEvent('framereceived', isConnected);
}

/** An order on the board, which draws only the cards in sight: look for it before where others may wait. */
export function cardOf(staffPage: Page, id: number): Locator {
  return staffPage.getByRole('article', { name: new RegExp(`^Заказ #${id}\\.`) });
}

/** Looks for an order on the board: however many wait before it, its card is drawn. */
export async function seek(staffPage: Page, id: number): Promise<Locator> {
  await staffPage.getByRole('searchbox').fill(`#${id}`);
  return cardOf(staffPage, id);
}

/** A column of the board with its number. */
export function column(staffPage: Page, status: string): Locator {
  return staffPage.getByRole('region', { name: new RegExp(`^${status}`) });
}

/** The drawer that shows an order. */
export function drawerOf(staffPage: Page, id: number): Locator {
  return staffPage.getByRole('dialog', { name: `Заказ #${id}`, exact: true });
}

/** Counts the notes that pages opened from now on play, as their loudspeaker would. */
export async function countNotes(staffPage: Page): Promise<() => Promise<number>> {
  await staffPage.addInitScript(() => {
    const play = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function start(...when) {
      document.documentElement.dataset['notes'] = String(
        Number(document.documentElement.dataset['notes'] ?? 0) + 1,
      );
      play.apply(this, when);
    };
  });
  return () => staffPage.evaluate(() => Number(document.documentElement.dataset['notes'] ?? 0));
}

/** Closes everything of these people. */
export async function leave(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}
