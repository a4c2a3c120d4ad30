import { settleBanquet } from './banquet-desk.ts';
import { tourConsole } from './console-tour.ts';
import { openConsole, test } from './journey.ts';
import { deskScreens } from './screen-list.ts';
import { settleGuest } from './settled-guest.ts';

test('every screen that staff work on stands still, has no fault by day and by night, and fits a narrow phone', async ({
  page,
  stack,
  browser,
}) => {
  const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  const things = await settleGuest(guest, stack);
  await guest.close();
  await openConsole(page, stack, '/admin/banquet-management');
  await tourConsole(page, deskScreens({ ...things, ...(await settleBanquet(page)) }));
});
