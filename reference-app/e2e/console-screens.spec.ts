import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { settleBanquet } from './banquet-desk.ts';
import { deskViewport, expect, openConsole, test } from './journey.ts';
import { deskScreens, settingsScreens, type Screen } from './screen-list.ts';
import { settleGuest } from './settled-guest.ts';

// What other journeys leave behind would be seen or not by their order.
test.use({ portalOf: 'the tour of the console' });

const narrowPhone = { width: 320, height: 640 };
const tablet = { width: 1024, height: 768 };

async function lookAt(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, waitFor = 'h1', prepare } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await page.locator(waitFor).first().waitFor();
      await prepare?.(page);
      await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
      for (const size of [deskViewport, tablet]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize(narrowPhone);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('every screen that staff work on is accessible by day and by night, on a desk and on a tablet, and fits a narrow phone', async ({
  page,
  stack,
  browser,
}) => {
  const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  const things = await settleGuest(guest, stack);
  await guest.close();
  await openConsole(page, stack, '/admin/banquet-management');
  await lookAt(page, deskScreens({ ...things, ...(await settleBanquet(page)) }));
});

test('every screen of the settings is accessible by day and by night, on a desk and on a tablet, and fits a narrow phone', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, '/admin/settings');
  await lookAt(page, settingsScreens);
});
