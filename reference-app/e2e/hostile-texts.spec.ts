import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillWithHostileTexts, hostileText, type HostileHotel } from './hostile-hotel.ts';
import { desktopViewport, expect, openConsole, phoneViewport, test } from './journey.ts';
import { goToScreen, openScreen } from './screens/open-screen.ts';
import {
  consoleScreens,
  guestScreens,
  settingsScreens,
  anonymousScreens,
  type Screen,
} from './screens/screen-list.ts';
import { giveSession } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

// In a hotel where everybody has written markup and formulas into every field, no screen becomes
// anything but text.

let hotel: HostileHotel;

test.beforeAll(async ({ stack }) => {
  hotel = await fillWithHostileTexts(stack);
});

function openContext(browser: Browser, { url }: Stack): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, locale: 'ru-RU' });
}

/**
 * A page on which a dialog of the browser that a script has opened is a fault; the question whether to
 * leave what is not saved is the browser's own.
 */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'beforeunload') return dialog.accept();
    throw new Error(`A text was run: ${dialog.message()}`);
  });
  return page;
}

/** Writes into every field for text that is in sight; last into the first, which may narrow down the rest. */
async function writeEverywhere(page: Page): Promise<void> {
  const fields = page.locator('input:is([type=text], [type=search], :not([type])), textarea');
  for (const field of (await fields.all()).reverse()) {
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill(hostileText);
  }
}

async function expectInert(page: Page): Promise<void> {
  const alive = page.locator('a[href*="//evil"], img[onerror], img[src="x"]');
  await expect(alive, page.url()).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
}

/** Loads the first; the app that is open draws the rest, as for somebody who follows its links. */
async function tour(page: Page, screens: readonly Screen[]): Promise<void> {
  test.slow();
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await (screen === screens[0] ? openScreen : goToScreen)(page, screen);
      await expectInert(page);
      await writeEverywhere(page);
      await expectInert(page);
    });
  }
}

test('every screen of a guest shows hostile texts as text', async ({ browser, stack }) => {
  const anonymous = await openPage(await openContext(browser, stack));
  await tour(anonymous, anonymousScreens);
  await anonymous.context().close();

  const page = await openPage(await openContext(browser, stack));
  await page.setViewportSize(phoneViewport);
  await giveSession(page.context(), stack, hotel.guestToken);
  await page.addInitScript(
    ([room, cart]) => {
      localStorage.setItem('portal-room', room);
      localStorage.setItem('cart', cart);
    },
    [String(hotel.roomId), JSON.stringify(hotel.carts)] as const,
  );
  const own: readonly Screen[] = [
    { name: 'hostile store', path: `/store/${hotel.storeId}` },
    { name: 'hostile cart', path: `/store/${hotel.storeId}/cart` },
    { name: 'hostile checkout', path: `/store/${hotel.storeId}/checkout`, waitFor: 'select' },
    { name: 'canceled and rated orders', path: '/orders' },
  ];
  const screens = guestScreens(hotel).filter(({ name }) => name !== 'order-payment');
  await tour(page, [...own, ...screens]);
  await page.context().close();
});

test('every screen of the console shows hostile texts as text', async ({ browser, stack }) => {
  const page = await openPage(await openContext(browser, stack));
  await page.setViewportSize(desktopViewport);
  await openConsole(page, stack, '/admin/settings');
  const store = `/admin/settings/catalogue/${hotel.storeId}`;
  const screens: readonly Screen[] = [
    { name: 'hostile products', path: store },
    { name: 'hostile store', path: `${store}?tab=details` },
    ...consoleScreens(hotel),
    ...settingsScreens,
  ];
  await tour(page, screens);
  await page.context().close();
});
