import { settleBanquet } from './staff/banquet-staff.ts';
import { desktopViewport, openConsole, test } from './journey.ts';
import { consoleScreens } from './screens/screen-list.ts';
import { consoleLooks, tourScreens } from './screens/tour.ts';
import { settleGuest } from './settled-guest.ts';

test.use({ viewport: desktopViewport });

test('every screen that staff work on stands still, has no fault by day and by night, and fits a narrow phone', async ({
  page,
  stack,
  browser,
}) => {
  const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  const things = await settleGuest(guest, stack);
  await guest.close();
  await openConsole(page, stack, '/admin/banquet-management');
  const screens = consoleScreens({ ...things, ...(await settleBanquet(page)) });
  await tourScreens(page, screens, consoleLooks);
});
