// Photographs every screen, on a phone and on a desktop, by day and by night, for people to look at.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../../.ci/find-browser.mjs';
import { coloursToSettle } from './accessible.ts';
import { settleBanquet } from '../staff/banquet-staff.ts';
import { desktopViewport, openConsole, phoneViewport } from '../journey.ts';
import {
  consoleScreens,
  differingBooksScreens,
  guestScreens,
  settingsScreens,
  anonymousScreens,
  type Screen,
} from './screen-list.ts';
import { settleBooks } from '../staff/settled-books.ts';
import { settleGuest } from '../settled-guest.ts';
import { startStack } from '../stack/stack.ts';

const folder = fileURLToPath(new URL('../../../test-results/screens', import.meta.url));
const tablet = { width: 1024, height: 768 };

const words = process.argv.slice(2);
/** Only screens whose names contain one of the words; all where there is none. */
const isSelected = ({ name }: Screen) =>
  words.length === 0 || words.some((word) => name.includes(word));

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function photograph(
  page: Page,
  screens: readonly Screen[],
  sizes: readonly ViewportSize[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const { name, path: address, waitFor = 'h1', prepare } of screens.filter(isSelected)) {
      try {
        await page.goto(address);
        await page.locator(waitFor).first().waitFor();
        await prepare?.(page);
        await page.waitForLoadState('networkidle');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(coloursToSettle);
          const file = `${name}-${size.width}-${colorScheme}.png`;
          // A window covers what is in sight; what is fixed stands at the foot of all of a page.
          const isWhole = (await page.getByRole('dialog').count()) === 0;
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          if (isWhole)
            await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
          await page.screenshot({ path: path.join(folder, file) });
          await page.setViewportSize(size);
        }
        console.log(`${name} at ${size.width}`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`${name} at ${size.width} could not be shown: ${String(error)}`);
      }
    }
  }
}

await mkdir(folder, { recursive: true });
const stack = await startStack();
const browser = await chromium.launch(findBrowser());
try {
  const anonymous = await openPage(browser, stack.url);
  await photograph(anonymous, anonymousScreens, [phoneViewport, desktopViewport]);
  const guest = await openPage(browser, stack.url);
  const things = await settleGuest(guest, stack);
  await photograph(guest, guestScreens(things), [phoneViewport, desktopViewport]);
  const staffPage = await openPage(browser, stack.url);
  await staffPage.setViewportSize(desktopViewport);
  await openConsole(staffPage, stack, '/admin/banquet-management');
  const unsettled = { banquetId: 0, banquetDay: '' };
  const isOnDesktop = consoleScreens({ ...things, ...unsettled }).some(isSelected);
  const banquet = isOnDesktop ? await settleBanquet(staffPage) : unsettled;
  const screens = [...consoleScreens({ ...things, ...banquet }), ...settingsScreens];
  await photograph(staffPage, screens, [phoneViewport, tablet, desktopViewport]);
  // Last, as every page of the console speaks of it from then on.
  if (differingBooksScreens.some(isSelected)) {
    await settleBooks(stack);
    await photograph(staffPage, differingBooksScreens, [phoneViewport, tablet, desktopViewport]);
  }
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await stack.stop();
}
