import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, signInGuest, test } from './journey.ts';
import { staffCaller } from './sessions.ts';

/** A connection that can be pulled out and put back. */
async function cuttable(page: Page) {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    sockets.add(socket);
  });
  await page.route(/\/(api|socket\.io)\//, (route) => (isCut ? route.abort() : route.continue()));
  return {
    isLive: () => sockets.size > 0,
    async cut() {
      isCut = true;
      await Promise.all([...sockets].map((socket) => socket.close()));
      sockets.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

test(
  'a minute without a connection: nothing is missed, nothing waits for it, nobody has to reload',
  {
    tag: '@phone',
  },
  async ({ page, stack }) => {
    const staff = await staffCaller(stack);
    const line = await cuttable(page);
    await page.clock.install();
    const { call } = await signInGuest(page, stack, 'Зоя Ветрова');
    const wanted = { store: 1, room: 1, products: [{ id: 1, quantity: 1 }], paymentType: 'cash' };
    const { order } = await call<{ order: { id: number } }>('/api/order/create', {
      data: { order: wanted },
    });
    const { ticket } = await call<{ ticket: { id: number } }>('/api/ticket/create', {
      data: { room: 1, message: 'Где завтрак?' },
    });
    await page.goto(`/orders/${order.id}`);
    await expect(page.getByRole('listitem').filter({ hasText: /^Новый/ })).toBeVisible();
    await expect.poll(line.isLive).toBe(true);

    await line.cut();
    await page.clock.fastForward('00:10');
    await expect(page.getByText('Связь потеряна, восстанавливаем…')).toBeVisible();
    for (const status of ['inwork', 'delivered']) {
      await staff('/api/order/update', { data: { order: { id: order.id, status } } }, 'PUT');
    }
    const message = 'В главном доме, до одиннадцати';
    await staff('/api/ticket/message', { data: { ticketId: ticket.id, message } });
    await page.clock.fastForward('00:50');
    await expect(page.getByRole('heading', { name: `Заказ #${order.id}` })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Новый/ })).toHaveAttribute(
      'aria-current',
      'step',
    );

    line.mend();
    await page.clock.fastForward('00:30');
    await expect(page.getByRole('listitem').filter({ hasText: /^Доставляется/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByText('Связь потеряна, восстанавливаем…')).toBeHidden();
    await page.getByRole('link', { name: 'Помощь' }).filter({ visible: true }).first().click();
    await expect(page.getByText(message)).toBeVisible();
  },
);
