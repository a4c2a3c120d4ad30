import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openBoardAs, leave, order } from './order-staff.ts';
import { registerGuest } from './sessions.ts';

const notice = (staffPage: Page, title: string) =>
  staffPage.locator('[data-component=Toast]').filter({ hasText: title });

test('staff hear of a new order and of a new request by number and room, wherever they are', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Нонна Новая');
  const staffPage = await openBoardAs(browser, stack, 'admin', { path: '/admin/portal/guests' });
  const colleague = await openBoardAs(browser, stack, 'moderator', {
    path: '/admin/portal/guests',
  });
  const { rooms } = await guest.call<{
    rooms: { data: { id: number; attributes: { name: string } }[] };
  }>('/api/rooms');
  const room = rooms.data[0]!;
  // A name says itself what it is, a mere number does not.
  const roomText = /^\d/.test(room.attributes.name)
    ? `номер ${room.attributes.name}`
    : room.attributes.name;

  const id = await order(guest);
  for (const page of [staffPage, colleague]) {
    await expect(notice(page, 'Новый заказ')).toBeVisible();
    await expect(notice(page, 'Новый заказ')).toContainText(`Заказ #${id}, ${roomText}`);
  }

  const { ticket } = await guest.call<{ ticket: { id: number } }>('/api/ticket/create', {
    data: { room: room.id, message: 'Не работает свет' },
  });
  const asked = notice(staffPage, 'Новая заявка на поддержку');
  await expect(asked).toBeVisible();
  await expect(asked).toContainText(`Заявка #${ticket.id}, ${roomText}`);
  // Requests are none of a moderator's: what comes after it is heard, and it is not.
  const next = await order(guest);
  await expect(notice(colleague, `Заказ #${next}`)).toBeVisible();
  await expect(notice(colleague, 'Новая заявка на поддержку')).toHaveCount(0);
  await leave(staffPage, colleague);
});
