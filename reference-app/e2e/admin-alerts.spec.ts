import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { desktopViewport, expect, openConsole, phoneViewport, test } from './journey.ts';
import { loseOneSms } from './lost-sms.ts';

const title = 'Уведомления не доставлены';

test('what somebody must act on comes up on every page, says what to do, and is ticked off by name', async ({
  page,
  stack,
}, testInfo) => {
  await page.setViewportSize(desktopViewport);
  await openConsole(page, stack, '/admin/portal/orders');
  const picture = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: testInfo.outputPath(`${name}-${colorScheme}.png`) });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
  const banner = page.getByRole('status').filter({ hasText: title });

  await test.step('is told live, wherever in the console they are', async () => {
    await expect(banner).toBeHidden();
    await loseOneSms(stack);
    await expect(banner).toContainText('1 тревога', { timeout: 20_000 });
    await expectAccessible(page);
    await picture('board-desktop');
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
    await picture('alerts-desktop');
    await page.setViewportSize(phoneViewport);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture('alerts-phone');
    await page.setViewportSize(desktopViewport);
  });

  await test.step('is ticked off by keyboard, with a note and a name', async () => {
    await page.getByRole('button', { name: `Отметить сделанным: ${title}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Заметка').fill('Позвонили в SMS-центр');
    await expectAccessible(page);
    await picture('tick-off-desktop');
    await dialog.getByRole('button', { name: 'Отметить сделанным' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Тревог нет')).toBeVisible();
    await expectAccessible(page);
    await picture('empty-desktop');
    await page.getByRole('button', { name: 'Закрытые' }).press('Enter');
    const resolved = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(resolved).toContainText('Позвонили в SMS-центр');
    await expect(resolved).toContainText(/Закрыто: \S/);
  });

  await test.step('is heard of no more on other pages', async () => {
    await page.goto('/admin/portal/orders');
    await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });
});
