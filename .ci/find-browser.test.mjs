import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from './find-browser.mjs';

let browser;
let session;

beforeAll(async () => {
  browser = await chromium.launch(findBrowser());
  session = await browser.newBrowserCDPSession();
});
afterAll(() => browser?.close());

test('a page is all that a window loads', async () => {
  const page = await browser.newPage();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  await page.close();
  const known = ['browser', 'page', 'tab'];
  expect(targetInfos.filter(({ type }) => !known.includes(type))).toEqual([]);
});

test('what Playwright turns off stays off', async () => {
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const disabled = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, names]) =>
    names.split(','),
  );
  expect(disabled.length).toBeGreaterThan(1);
  expect(disabled.at(-1)).toEqual(expect.arrayContaining(disabled.flat()));
});
