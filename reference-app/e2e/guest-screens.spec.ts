import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { expect, test } from './journey.ts';
import { guestScreens, anonymousScreens, type Screen } from './screens/screen-list.ts';
import { narrowPhone, tourScreens, type Looks } from './screens/tour.ts';
import { staffCaller } from './sessions.ts';
import { settleGuest } from './settled-guest.ts';
import type { Page } from '@playwright/test';

/** They fit a narrow phone, and have no fault there by day or by night. */
const looks: Looks = {
  async phone(page) {
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
};

test('every screen of somebody who is not signed in stands still while answers are late, fits a narrow phone and has no fault, by day and by night', async ({
  page,
}) => {
  await tourScreens(
    page,
    [...anonymousScreens, { name: 'staff-sign-in', path: '/admin/login' }],
    looks,
  );
});

test('every screen of a guest stands still while answers are late, fits a narrow phone and has no fault, by day and by night', async ({
  page,
  stack,
}) => {
  const screens = guestScreens(await settleGuest(page, stack));
  const product = { name: 'product', path: '/store/1?product=1', waitFor: '[role=dialog]' };
  await tourScreens(page, [...screens, product, await dishScreen(page)], looks);
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
    await tourScreens(page, [{ name: 'maintenance', path: '/', waitFor: words }], looks);
  } finally {
    await close(false);
  }
});
