import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { desktopViewport, expect, test } from './journey.ts';
import { countNotes, order } from './order-staff.ts';
import { registerGuest, staffCaller } from './sessions.ts';
import type { Stack } from './stack.ts';

const password = 'four words are better';
const locked = (page: Page) => page.getByRole('heading', { name: 'Панель заблокирована' });

/** As after a break that nobody waits for here; the server finds out by itself. */
async function leaveAlone(stack: Stack, id: string, minutes: number): Promise<void> {
  await stack.changeRows(
    `UPDATE session SET last_seen_at = last_seen_at - make_interval(mins => $2) WHERE staff_id = $1`,
    [id, minutes],
  );
}

test('a console that was left alone is locked by the server, rings and counts on, and opens with the password', async ({
  page,
  stack,
}) => {
  const staff = await staffCaller(stack);
  const member = { id: 'lev', name: 'Лев Отошедший', role: 'moderator', password };
  await staff('/api/admin/staff/create', { data: { staff: member } });
  const guest = await registerGuest(stack, 'Полина Ночная');
  const notes = await countNotes(page);
  await page.setViewportSize(desktopViewport);
  await page.goto(`${stack.url}/admin/login`);
  await page.getByLabel('Логин').fill('lev');
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();

  await test.step('it stays open for as long as is set, and locks after that', async () => {
    await leaveAlone(stack, 'lev', 20);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
    // The server looks a session up again after some seconds.
    await expect(async () => {
      await leaveAlone(stack, 'lev', 40);
      await page.reload();
      await expect(locked(page)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('it shows nobody, not to who opens another address either', async () => {
    await page.goto(`${stack.url}/admin/portal/guests`);
    await expect(locked(page)).toBeVisible();
    await expect(page.getByText('Полина Ночная')).toHaveCount(0);
  });

  await test.step('an order that is placed meanwhile is counted and rung for', async () => {
    // A page that nobody has touched may not ring.
    await page.getByLabel('Пароль').click();
    // Other journeys have left orders that nobody took up.
    const { waiting } = await staff<{ waiting: { new: number } }>('/api/admin/order/waiting', {});
    const rung = await notes();
    await order(guest);
    const counted = waiting.new + 1;
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^Жд(ё|у)т ${counted} нов`));
    await expect(page).toHaveTitle(new RegExp(`^\\(${counted}\\) `));
    await expect.poll(notes).toBeGreaterThan(rung);
    await expect(page.getByText('Полина Ночная')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a wrong password leaves it locked, the right one opens it where it was', async () => {
    await page.getByLabel('Пароль').fill('not his');
    await page.getByRole('button', { name: 'Разблокировать' }).click();
    await expect(page.getByText('не подходит')).toBeVisible();
    await page.getByLabel('Пароль').fill(password);
    await page.getByRole('button', { name: 'Разблокировать' }).click();
    await expect(page.getByRole('heading', { name: 'Гости', level: 1 })).toBeVisible();
    await expect(page.getByText('Полина Ночная')).toBeVisible();
  });
});
