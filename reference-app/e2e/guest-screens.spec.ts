import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { expect, phoneViewport, test } from './journey.ts';
import { answerLate, expectStill } from './screens/layout-shifts.ts';
import { openScreen } from './screens/open-screen.ts';
import { guestScreens, anonymousScreens, type Screen } from './screens/screen-list.ts';
import { staffCaller } from './sessions.ts';
import { settleGuest } from './settled-guest.ts';
import type { Page } from '@playwright/test';

const narrowPhone = { width: 320, height: 640 };

/** Every call is answered late: what comes must not push anything from under the finger. */
async function lookAt(page: Page, screens: readonly Screen[]): Promise<void> {
  test.slow();
  await answerLate(page);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expectStill(page, screen.name);
    });
  }
  await page.setViewportSize(phoneViewport);
  for (const screen of screens) {
    await test.step(`${screen.name}, on a phone`, async () => {
      await openScreen(page, screen);
      await expectStill(page, screen.name);
      await page.setViewportSize(narrowPhone);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize(phoneViewport);
    });
  }
}

test('every screen of somebody who is not signed in stands still while answers are late, fits a narrow phone and has no fault, by day and by night', async ({
  page,
}) => {
  await lookAt(page, [...anonymousScreens, { name: 'staff-sign-in', path: '/admin/login' }]);
});

test('every screen of a guest stands still while answers are late, fits a narrow phone and has no fault, by day and by night', async ({
  page,
  stack,
}) => {
  const screens = guestScreens(await settleGuest(page, stack));
  const product = { name: 'product', path: '/store/1?product=1', waitFor: '[role=dialog]' };
  await lookAt(page, [...screens, product, await dishScreen(page)]);
});

/** The window of a dish, opened by its address as from a link. */
async function dishScreen(page: Page): Promise<Screen> {
  await page.goto('/store/6');
  await page.getByRole('button', { name: 'Выбрать: Котлеты пожарские' }).click();
  await page.getByRole('dialog').waitFor();
  const { pathname, search } = new URL(page.url());
  expect(search).toContain('dish=');
  return { name: 'dish', path: pathname + search, waitFor: '[role=dialog]' };
}

test('the screen of maintenance stands still while answers are late, fits a narrow phone and has no fault, by day and by night', async ({
  page,
  stack,
}) => {
  const admin = await staffCaller(stack);
  const close = (isDisable: boolean) =>
    admin('/api/portal-setting/update', { data: { attributes: { isDisable } } }, 'PUT');
  await close(true);
  try {
    const words = 'text=Ведутся технические работы';
    await lookAt(page, [{ name: 'maintenance', path: '/', waitFor: words }]);
  } finally {
    await close(false);
  }
});
