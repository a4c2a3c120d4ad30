import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { test } from './journey.ts';
import { guestScreens, strangerScreens, type Screen } from './screen-list.ts';
import { settleGuest } from './settled-guest.ts';
import type { Page } from '@playwright/test';

async function lookAt(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, waitFor = 'h1', prepare } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await page.locator(waitFor).first().waitFor();
      await prepare?.(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

test.use({ viewport: { width: 320, height: 640 } });

test('every screen of somebody who is not signed in fits a narrow phone and has no fault, by day and by night', async ({
  page,
}) => {
  await lookAt(page, strangerScreens);
});

test('every screen of a guest fits a narrow phone and has no fault, by day and by night', async ({
  page,
  stack,
}) => {
  await lookAt(page, guestScreens(await settleGuest(page, stack)));
});
