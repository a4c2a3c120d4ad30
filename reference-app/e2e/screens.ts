// Photographs every screen, on a phone and on a desktop, by day and by night, for people to look at.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../.ci/find-browser.mjs';
import { coloursToSettle } from './accessible.ts';
import { settleBanquet } from './banquet-desk.ts';
import { openConsole } from './journey.ts';
import {
  deskScreens,
  guestScreens,
  settingsScreens,
  strangerScreens,
  type Screen,
} from './screen-list.ts';
import { settleGuest } from './settled-guest.ts';
import { startStack } from './stack.ts';

const folder = fileURLToPath(new URL('../../test-results/screens', import.meta.url));
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };

/** Only screens whose names contain it. */
const wanted = process.argv[2] ?? '';

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
  sizes: readonly (typeof phone)[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const { name, path: address, waitFor = 'h1', prepare } of screens) {
      if (!name.includes(wanted)) continue;
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
  const stranger = await openPage(browser, stack.url);
  await photograph(stranger, strangerScreens, [phone, desktop]);
  const guest = await openPage(browser, stack.url);
  const things = await settleGuest(guest, stack);
  await photograph(guest, guestScreens(things), [phone, desktop]);
  const desk = await openPage(browser, stack.url);
  await desk.setViewportSize(desktop);
  await openConsole(desk, stack, '/admin/banquet-management');
  const banquet = await settleBanquet(desk);
  const screens = [...deskScreens({ ...things, ...banquet }), ...settingsScreens];
  await photograph(desk, screens, [phone, tablet, desktop]);
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await stack.stop();
}
