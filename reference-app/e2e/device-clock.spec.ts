import type { Page } from '@playwright/test';
import { expect, signInGuest, test } from './journey.ts';
import { cardOf, leave, openBoardAs, order } from './order-staff.ts';

const beTwoHoursFast = (page: Page) => page.clock.install({ time: Date.now() + 2 * 3_600_000 });

test('devices that are two hours fast tell a fresh order as the server’s clock has it', async ({
  page,
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin');
  await beTwoHoursFast(staffPage);
  await beTwoHoursFast(page);
  const id = await order(await signInGuest(page, stack, 'Пётр Спешащий'));

  await test.step('the guest sees when it comes', async () => {
    await page.goto(`/orders/${id}`);
    await expect(page.getByText(/^Принесём примерно к |^Обещали к /)).toHaveText(/^Принесём/);
  });

  await test.step('for staff it has only just come', async () => {
    await staffPage.reload();
    const card = cardOf(staffPage, id);
    await expect(card.getByText(/^(\d+ ч )?\d+ мин$/)).toHaveText(/^[01] мин$/);
    await expect(card.locator('[data-urgency]')).toHaveAttribute('data-urgency', 'timely');
  });
  await leave(staffPage);
});
