import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { settleBanquet } from './banquet-desk.ts';
import { deskViewport, expect, signInAdmin, test } from './journey.ts';
import { consoleScreens } from './screen-list.ts';
import { settleGuest } from './settled-guest.ts';

const tablet = { width: 1024, height: 768 };

test('every screen of the console is accessible by day and by night, on a desk and on a tablet', async ({
  page,
  stack,
  browser,
}) => {
  test.setTimeout(600_000);
  const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  const things = await settleGuest(guest, stack);
  await guest.close();
  await signInAdmin(page, stack);
  const banquet = await settleBanquet(page);
  for (const { name, path, waitFor = 'h1', prepare } of consoleScreens({ ...things, ...banquet })) {
    await test.step(name, async () => {
      await page.goto(path);
      await page.locator(waitFor).first().waitFor();
      await prepare?.(page);
      await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
      await page.setViewportSize(deskViewport);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(tablet);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});
