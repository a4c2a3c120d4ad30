import { test, type Page, type ViewportSize } from '@playwright/test';
import { phoneViewport } from '../journey.ts';
import { expectNoSidewaysScroll, expectNoViolations } from './accessible.ts';
import { answerLate, expectStill } from './layout-shifts.ts';
import { openScreen } from './open-screen.ts';
import type { Screen } from './screen-list.ts';

/** The narrowest that has to do. */
export const narrowPhone = { width: 320, height: 640 } as const;

const tablet = { width: 1024, height: 768 } as const;

/** What else is looked at once a screen stands: it may change the size, which the next one begins with anew. */
export interface Looks {
  readonly desktop?: (page: Page) => Promise<void>;
  readonly phone?: (page: Page) => Promise<void>;
}

/**
 * Opens each of them while answers are late, on a desktop (as wide as the page is) and in a second page on a phone,
 * both at once as they mostly wait: nothing moves by itself.
 */
export async function tourScreens(
  page: Page,
  screens: readonly Screen[],
  looks: Looks,
): Promise<void> {
  test.slow();
  async function tour(on: Page, size: ViewportSize, look: Looks['desktop']): Promise<void> {
    await answerLate(on);
    for (const screen of screens) {
      await test.step(`${screen.name}, ${size.width} wide`, async () => {
        await on.setViewportSize(size);
        await openScreen(on, screen);
        await expectStill(on, screen.name);
        await look?.(on);
      });
    }
  }
  const desktop = page.viewportSize();
  if (!desktop) throw new Error('The page has no size.');
  await Promise.all([
    tour(page, desktop, looks.desktop),
    tour(await page.context().newPage(), phoneViewport, looks.phone),
  ]);
}

/** Screens of the console have no fault on a desktop by day and on a tablet by night, and fit a narrow phone. */
export const consoleLooks: Looks = {
  async desktop(page) {
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, 'light');
    await page.setViewportSize(tablet);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, 'dark');
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
  },
};
