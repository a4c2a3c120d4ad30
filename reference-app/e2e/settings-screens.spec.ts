import { desktopViewport, openConsole, test } from './journey.ts';
import { settingsPages, settingsWindows } from './screens/screen-list.ts';
import { consoleLooks, tourScreens } from './screens/tour.ts';

test.use({ viewport: desktopViewport });

for (const [what, screens] of [
  ['page', settingsPages],
  ['window', settingsWindows],
] as const) {
  test(`every ${what} of the settings stands still, has no fault by day and by night, and fits a narrow phone`, async ({
    page,
    stack,
  }) => {
    await openConsole(page, stack, '/admin/settings');
    await tourScreens(page, screens, consoleLooks);
  });
}
