// Photographs what the README shows: the guest's phone and the console, with a few orders on it.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../.ci/find-browser.mjs';
import { openConsole, phoneViewport } from '../journey.ts';
import { cardOf, column, order } from '../staff/order-staff.ts';
import { registerGuest } from '../sessions.ts';
import { settleGuest } from '../settled-guest.ts';
import { startStack } from '../stack/stack.ts';

const folder = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const desktop = { width: 1280, height: 800 };
const looks = { locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' } as const;

/** As WebP, which keeps letters sharp in a few dozen kilobytes; twice as fine as it is shown. */
async function keep(page: Page, name: string, size: ViewportSize): Promise<void> {
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, ...size, scale: 2 },
  });
  await writeFile(path.join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

/** What is on its way when the picture is taken, and how many steps each order has come. */
const orders = [
  { name: 'Пётр Громов', quantity: 1, steps: 2 },
  { name: 'Мария Котова', quantity: 3, steps: 1 },
  { name: 'Игорь Белов', quantity: 2, steps: 0 },
] as const;

await mkdir(folder, { recursive: true });
const stack = await startStack();
const browser = await chromium.launch(findBrowser());
try {
  const guest = await (await browser.newContext({ ...looks, baseURL: stack.url })).newPage();
  await guest.setViewportSize(phoneViewport);
  await settleGuest(guest, stack);
  await guest.goto('/store/1');
  await guest.locator('h1').first().waitFor();
  await keep(guest, 'guest', phoneViewport);

  const staffPage = await (await browser.newContext({ ...looks, baseURL: stack.url })).newPage();
  await staffPage.setViewportSize(desktop);
  await openConsole(staffPage, stack, '/admin/portal/orders');
  for (const { name, quantity, steps } of orders) {
    const other = await registerGuest(stack, name);
    const card = cardOf(staffPage, await order(other, { quantity }));
    for (const status of ['В работе', 'Доставляется'].slice(0, steps)) {
      await card.getByRole('button').last().click();
      await column(staffPage, status).getByText(name).waitFor();
    }
    await card.waitFor();
  }
  // The toasts that told of the steps.
  await staffPage.reload();
  await staffPage.getByRole('heading', { level: 1 }).click();
  await staffPage.getByText('Игорь Белов').waitFor();
  await keep(staffPage, 'console', desktop);
} finally {
  await browser.close();
  await stack.stop();
}
