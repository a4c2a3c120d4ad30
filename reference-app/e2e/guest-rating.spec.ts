import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openDatabase } from '../../reference-server/src/db/database.ts';
import { hashPassword } from '../../reference-server/src/modules/auth/staff-sign-in/password-hash.ts';
import { expectAccessible } from './screens/accessible.ts';
import {
  desktopViewport,
  expect,
  openConsole,
  phoneViewport,
  stackFrom,
  test as usual,
} from './journey.ts';
import { callerAt, giveSession } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

const staffPassword = 'journeys-only';
const dayMilliseconds = 24 * 3_600_000;
const pleased = { name: 'Вера Гостева', phone: '+79161110001' };
const silent = { name: 'Ян Молчалин', phone: '+79161110002' };

const test = usual.extend({
  // Two orders of each guest were done before today: no clock of the portal can be moved from here.
  stack: stackFrom(async (dataDir) => {
    const { prisma, close } = await openDatabase({
      embedded: { folder: path.join(dataDir, 'database') },
    });
    const passwordHash = await hashPassword(staffPassword);
    await prisma.staff.create({
      data: { id: 'moderator', name: 'Марк', role: 'moderator', passwordHash },
    });
    const room = await prisma.room.create({ data: { name: 'Домик 7' } });
    const store = await prisma.store.create({ data: { title: 'Лавка', storeType: 'shop' } });
    for (const { name, phone } of [pleased, silent]) {
      const { id: guestId } = await prisma.guest.create({ data: { name, phone } });
      for (const days of [3, 2]) {
        const at = new Date(Date.now() - days * dayMilliseconds);
        const place = { guestId, phone, roomId: room.id, storeId: store.id, paymentType: 'cash' };
        const done = { status: 'done', totalKopecks: 100_00 } as const;
        await prisma.order.create({ data: { ...place, ...done, createAt: at, completedAt: at } });
      }
    }
    await close();
  }),
});

/** A device of the guest's own, on the home page. */
async function homeOf(browser: Browser, stack: Stack, phone: string): Promise<Page> {
  const anybody = callerAt(stack, null);
  const { data } = await anybody<{ data: { challengeId: string } }>('/api/sms-auth/send-code', {
    phoneNumber: phone,
  });
  const code = await stack.codeFor(phone);
  const { token } = await anybody<{ token: string }>('/api/sms-auth/login', {
    data: { phone, code, challengeId: data.challengeId },
  });
  const context = await browser.newContext();
  await giveSession(context, stack, token);
  const page = await context.newPage();
  await openHome(page);
  return page;
}

/** Opens the home page and waits until it knows whether to ask. */
async function openHome(page: Page): Promise<void> {
  const pending = page.waitForResponse('**/api/rating/pending');
  await page.goto('/');
  await (await pending).finished();
}

const question = (page: Page) => page.getByRole('heading', { name: 'Всё понравилось?' });

test('a guest with two done orders is asked about the stay the day after, and answers by the keyboard', async ({
  browser,
  stack,
}) => {
  const page = await homeOf(browser, stack, pleased.phone);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phoneViewport);
  const [dismiss, send] = await Promise.all(
    ['Не сейчас', 'Отправить оценку'].map((name) =>
      page.getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(dismiss).toMatchObject({ y: send?.y, height: send?.height });
  expect(send?.height).toBeLessThan(50);
  const stars = page.getByRole('radiogroup', { name: 'Всё понравилось?' });
  await expect(page.getByRole('button', { name: 'Отправить оценку' })).toBeDisabled();
  await stars.getByRole('radio').nth(2).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Нормально', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Хорошо', { exact: true })).toBeVisible();
  await page.getByLabel('Что нам передать команде?').fill('Тихо и тепло');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отправить оценку' }).press('Enter');
  await expect(page.getByText('Спасибо за оценку!').first()).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await openHome(page);
  await expect(question(page)).toBeHidden();
  await page.context().close();
});

test('a guest who closes the question is not asked on another device either', async ({
  browser,
  stack,
}) => {
  const first = await homeOf(browser, stack, silent.phone);
  const second = await homeOf(browser, stack, silent.phone);
  await expect(question(second)).toBeVisible();
  await first.getByRole('button', { name: 'Не сейчас' }).click();
  await expect(question(first)).toBeHidden();
  await expect(first.getByRole('main')).toBeFocused();
  await openHome(second);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(second)).toBeHidden();
  await first.context().close();
  await second.context().close();
});

test('staff read what was said of the stay among all ratings, by score and kind', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ viewport: desktopViewport });
  const page = await context.newPage();
  await openConsole(page, stack, '/admin/portal/guests', 'moderator');
  await page.getByRole('link', { name: 'Все оценки' }).click();
  await expect(page.getByRole('heading', { name: 'Оценки', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Тихо и тепло' });
  await expect(row).toContainText('О проживании');
  await expect(row.getByRole('img', { name: /Оценка: 4/ })).toBeVisible();
  await expect(page.getByText('1 оценка · Средняя: 4')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('О чём').selectOption({ label: 'О заказе' });
  await expect(page.getByText('Таких оценок нет')).toBeVisible();
  await expectAccessible(page);
  const score = await page.getByLabel('Оценка', { exact: true }).elementHandle();
  // Before the first is drawn, as on a busy machine: the second does not take it back.
  await page.getByRole('button', { name: 'Сбросить фильтры' }).evaluate((reset, field) => {
    const select = field as HTMLSelectElement;
    (reset as HTMLElement).click();
    select.value = [...select.options].find(({ label }) => label === 'Хорошо')!.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, score);
  await expect(page).toHaveURL(/\?score=4$/);
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: pleased.name }).click();
  await expect(page.getByRole('dialog', { name: pleased.name })).toContainText('Тихо и тепло');
  await context.close();
});

test('a rating of an order leads staff to the order and to the guest', async ({
  browser,
  stack,
}) => {
  await stack.changeRows(`
    INSERT INTO rating (order_id, guest_id, score, review)
    SELECT id, guest_id, 2, 'Остыло по дороге' FROM "order" ORDER BY id LIMIT 1`);
  const context = await browser.newContext({ viewport: desktopViewport });
  const page = await context.newPage();
  await openConsole(page, stack, '/admin/portal/guests/ratings', 'moderator');
  const row = page.getByRole('row').filter({ hasText: 'Остыло по дороге' });
  const toOrder = row.getByRole('link', { name: /^Заказ #\d+$/ });
  const order = (await toOrder.textContent()) ?? '';
  await toOrder.click();
  const drawer = page.getByRole('dialog', { name: order });
  await expect(drawer).toContainText(pleased.name);
  await page.goBack();
  await row.getByRole('link', { name: pleased.name }).click();
  await expect(page.getByRole('dialog', { name: pleased.name })).toContainText('Остыло по дороге');
  await context.close();
});

test('an order that was rated in another tab shows that rating, and thanks for no second one; the focus stays in the page', async ({
  browser,
  stack,
}) => {
  const page = await homeOf(browser, stack, silent.phone);
  await page.goto('/orders');
  const orders = page.getByRole('link', { name: /^Заказ #/ });
  const href = await orders.first().getAttribute('href');
  const otherHref = await orders.nth(1).getAttribute('href');
  const other = await page.context().newPage();
  for (const [tab, stars] of [
    [page, 1],
    [other, 4],
  ] as const) {
    await tab.goto(href!);
    await tab.getByRole('radio').nth(stars).check({ force: true });
  }
  const send = { name: 'Отправить оценку' };
  await other.getByRole('button', send).click();
  await expect(other.getByText('Спасибо за оценку!').first()).toBeVisible();
  await expect(other.getByRole('main')).toBeFocused();
  await page.getByRole('button', send).click();
  await expect(page.getByRole('img', { name: 'Ваша оценка: 5 из 5' })).toBeVisible();
  // At this moment: thanks would go by themselves.
  expect(await page.getByText('Спасибо за оценку!').count()).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto(otherHref!);
  await page.getByRole('button', { name: 'Не сейчас' }).press('Enter');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.context().close();
});
