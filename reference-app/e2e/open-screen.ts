import type { Page, Request } from '@playwright/test';
import { expect } from './journey.ts';
import type { Screen } from './screen-list.ts';

/** What each page has asked for and not been given yet. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Opens a screen, brings it to what is to be seen, and waits until all of that is there. */
export async function openScreen(
  page: Page,
  { path, waitFor = 'h1', prepare }: Screen,
): Promise<void> {
  const requests = requestsOf(page);
  requests.clear();
  await page.goto(path);
  await page.locator(waitFor).first().waitFor();
  await expectComplete(page, requests);
  if (!prepare) return;
  await prepare(page);
  await expectComplete(page, requests);
}

function requestsOf(page: Page): Set<Request> {
  const known = pendingRequests.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** An answer may make a page ask on: what has come is drawn before it counts as all. */
async function expectComplete(page: Page, requests: Set<Request>): Promise<void> {
  await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
  await expect
    .poll(
      async () => {
        await page.evaluate(fontsAndFrames);
        return [...requests].map((request) => request.url());
      },
      { intervals: [50] },
    )
    .toEqual([]);
}

async function fontsAndFrames(): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
