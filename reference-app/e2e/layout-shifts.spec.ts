import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { settleBanquet } from './banquet-desk.ts';
import { deskViewport, expect, openConsole, phoneViewport, test } from './journey.ts';
import {
  deskScreens,
  guestScreens,
  settingsScreens,
  strangerScreens,
  type Screen,
} from './screen-list.ts';
import { staffCaller } from './sessions.ts';
import { settleGuest } from './settled-guest.ts';

/** Cumulative layout shift; 0.1 is what browsers call good. */
const bound = 0.01;
const lateMilliseconds = 300;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Answers every call as a server far away does. */
async function answerLate(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await wait(lateMilliseconds);
    await route.continue();
  });
}

/** How far things have moved by themselves since the page was opened, and which. */
function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as LayoutShift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // What has been is told of before what is observed from here on.
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'mark' });
      performance.mark('read');
    });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: unexpected.reduce((sum, { value }) => sum + value, 0),
      moved: unexpected.flatMap(({ value, sources }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          const way = `${placeOf(previousRect)} → ${placeOf(currentRect)}`;
          return `${value.toFixed(4)} ${way} ${what?.slice(0, 100) ?? 'is gone'}`;
        }),
      ),
    };
  });
}

async function expectStill(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.unrouteAll();
  await answerLate(page);
  for (const { name, path, waitFor = 'h1', prepare } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await page.locator(waitFor).first().waitFor();
      await page.waitForLoadState('networkidle');
      // What a press brings may move things; what comes late after it may not.
      await prepare?.(page);
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await layoutShifts(page);
      expect
        .soft(sum, `${name} moves, ${page.viewportSize()?.width ?? 0} wide:\n${moved.join('\n')}\n`)
        .toBeLessThan(bound);
    });
  }
}

test(
  'no page moves by itself for somebody who is not signed in while answers are late',
  { tag: '@phone' },
  async ({ page }) => {
    await expectStill(page, [...strangerScreens, { name: 'staff-sign-in', path: '/admin/login' }]);
  },
);

test(
  'no page moves by itself under the finger of a guest while answers are late',
  { tag: '@phone' },
  async ({ page, stack }) => {
    const screens = guestScreens(await settleGuest(page, stack));
    const product = { name: 'product', path: '/store/1?product=1', waitFor: '[role=dialog]' };
    await expectStill(page, [...screens, product, await dishScreen(page)]);
  },
);

/** The window of a dish, opened by its address as from a link. */
async function dishScreen(page: Page): Promise<Screen> {
  await page.goto('/store/6');
  await page.getByRole('button', { name: 'Выбрать: Котлеты пожарские' }).click();
  await page.getByRole('dialog').waitFor();
  const { pathname, search } = new URL(page.url());
  expect(search).toContain('dish=');
  return { name: 'dish', path: pathname + search, waitFor: '[role=dialog]' };
}

test('no page of the console moves by itself while answers are late', async ({
  page,
  stack,
  browser,
}) => {
  await page.setViewportSize(deskViewport);
  const guest = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  const things = await settleGuest(guest, stack);
  await guest.close();
  await openConsole(page, stack, '/admin/banquet-management');
  const screens = deskScreens({ ...things, ...(await settleBanquet(page)) });
  await expectStill(page, screens);
  await page.setViewportSize(phoneViewport);
  await expectStill(page, screens);
});

for (const [where, viewport] of [
  ['at a desk', deskViewport],
  ['on a phone', phoneViewport],
] as const) {
  test(`no page of the settings moves by itself ${where} while answers are late`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(viewport);
    await openConsole(page, stack, '/admin/settings');
    await expectStill(page, settingsScreens);
  });
}

test(
  'the screen of maintenance does not move while answers are late',
  { tag: '@phone' },
  async ({ page, stack }) => {
    const admin = await staffCaller(stack);
    const close = (isDisable: boolean) =>
      admin('/api/portal-setting/update', { data: { attributes: { isDisable } } }, 'PUT');
    await close(true);
    try {
      const words = 'text=Ведутся технические работы';
      await expectStill(page, [{ name: 'maintenance', path: '/', waitFor: words }]);
    } finally {
      await close(false);
    }
  },
);
