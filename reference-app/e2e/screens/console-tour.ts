import { test, type Page } from '@playwright/test';
import { expectNoViolations, expectNoSidewaysScroll } from './accessible.ts';
import { desktopViewport, phoneViewport } from '../journey.ts';
import { answerLate, expectStill } from './layout-shifts.ts';
import { openScreen } from './open-screen.ts';
import type { Screen } from './screen-list.ts';

const narrowPhone = { width: 320, height: 640 };
const tablet = { width: 1024, height: 768 };

/**
 * Opens each of them on a desk and on a phone while answers are late: nothing moves by itself; it has no fault on a
 * desk by day and on a tablet by night, and fits a narrow phone.
 */
export async function tourConsole(page: Page, screens: readonly Screen[]): Promise<void> {
  test.slow();
  await answerLate(page);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await page.setViewportSize(desktopViewport);
      await openScreen(page, screen);
      await expectStill(page, screen.name);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page, 'light');
      await page.setViewportSize(tablet);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page, 'dark');
      await page.setViewportSize(narrowPhone);
      await expectNoSidewaysScroll(page);
    });
    await test.step(`${screen.name}, on a phone`, async () => {
      await page.setViewportSize(phoneViewport);
      await openScreen(page, screen);
      await expectStill(page, screen.name);
    });
  }
}
