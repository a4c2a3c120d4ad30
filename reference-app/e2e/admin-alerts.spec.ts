import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { desktopViewport, expect, openConsole, phoneViewport, test } from './journey.ts';
import { countNotes, leave, openBoardAs, whenConnected } from './staff/order-staff.ts';
import { somePhone } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

const title = 'Уведомления не доставлены';
const orders = '/admin/portal/orders';

const bannerOf = (page: Page) => page.getByRole('status').filter({ hasText: title });

/** A code by SMS is given up: the gateway breaks the connection, and a code is not sent twice. */
async function loseOneSms({ url, sandboxUrl }: Stack): Promise<void> {
  const post = (address: string, body: object) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(`${sandboxUrl}/faults`, { provider: 'sms', fault: 'offline', times: 1 });
  const answer = await post(`${url}/api/sms-auth/send-code`, { phoneNumber: somePhone() });
  expect(answer.status).toBe(200);
}

test('what somebody must act on comes up on every page, says what to do, and is ticked off by name', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(desktopViewport);
  const connected = whenConnected(page);
  await openConsole(page, stack, orders);
  await connected;
  const banner = bannerOf(page);

  await test.step('is told live, wherever in the console they are', async () => {
    await expect(banner).toBeHidden();
    await loseOneSms(stack);
    await expect(banner).toContainText('1 тревога', { timeout: 20_000 });
    await expectAccessible(page);
  });

  await test.step('is read: what, since when, what to do', async () => {
    await banner.getByRole('link', { name: 'Показать' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Тревоги', level: 1 })).toBeVisible();
    const alert = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(alert).toContainText('SMS с кодом для входа');
    await expect(alert).toContainText('Что делать');
    await expect(alert.getByRole('link', { name: 'Недоставленное' })).toBeVisible();
    await expect(alert.locator('[data-variant="primary"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize(phoneViewport);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize(desktopViewport);
  });

  await test.step('is ticked off by keyboard, with a note and a name', async () => {
    await page.getByRole('button', { name: `Отметить сделанным: ${title}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Заметка').fill('Позвонили в SMS-центр');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Отметить сделанным' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Тревог нет')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Закрытые' }).press('Enter');
    const resolved = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(resolved).toContainText('Позвонили в SMS-центр');
    await expect(resolved).toContainText(/Закрыто: \S/);
  });

  await test.step('is heard of no more on other pages', async () => {
    await page.goto(orders);
    await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

/** Asked in the page: whether one of the device's tabs is the one that rings. */
async function isLed(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === 'portal-alert-bell');
}

test('a new alert rings once, in one tab of the device, and not where the sound is off', async ({
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin', { path: '/admin/settings' });
  const notesOfFirst = await countNotes(staffPage);
  const other = await staffPage.context().newPage();
  const notesOfOther = await countNotes(other);
  const connected = [staffPage, other].map(whenConnected);
  await staffPage.goto(orders);
  await expect(staffPage.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  await openConsole(other, stack, '/admin/settings');
  await Promise.all(connected);
  await expect.poll(() => staffPage.evaluate(isLed)).toBe(true);
  const tabs = [staffPage, other] as const;
  const notes = async () => [await notesOfFirst(), await notesOfOther()].toSorted((a, b) => a - b);
  let ofOneRing = 0;

  await test.step('it rings, in one of two tabs', async () => {
    expect(await notes()).toEqual([0, 0]);
    await loseOneSms(stack);
    for (const tab of tabs) await expect(bannerOf(tab)).toBeVisible();
    await expect.poll(async () => (await notes())[1]).toBeGreaterThan(0);
    const [silent, rang] = await notes();
    expect(silent).toBe(0);
    ofOneRing = rang ?? 0;
  });

  await test.step('not again while it is open, however it grows', async () => {
    await bannerOf(staffPage).getByRole('link', { name: 'Показать' }).click();
    const heading = staffPage.getByRole('main').getByRole('heading', { name: title });
    const before = (await heading.textContent()) ?? '';
    await loseOneSms(stack);
    await expect(heading).not.toHaveText(before);
    expect(await notes()).toEqual([0, ofOneRing]);
  });

  await test.step('nor where the sound is switched off, whatever is new', async () => {
    await staffPage.getByRole('button', { name: `Отметить сделанным: ${title}` }).click();
    const dialog = staffPage.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Отметить сделанным' }).click();
    await expect(dialog).toBeHidden();
    await staffPage.goto(orders);
    await staffPage.getByRole('switch', { name: 'Звук новых заказов' }).uncheck();
    for (const tab of tabs) await expect(bannerOf(tab)).toBeHidden();
    const before = await notes();
    await loseOneSms(stack);
    for (const tab of tabs) await expect(bannerOf(tab)).toBeVisible();
    expect(await notes()).toEqual(before);
  });
  await leave(staffPage);
});
