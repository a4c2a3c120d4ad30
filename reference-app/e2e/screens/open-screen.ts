import type { Page, Request } from '@playwright/test';
import { expect } from '../journey.ts';
import type { Screen } from './screen-list.ts';

/** What each page has asked for and not been given yet. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Opens a screen, brings it to what is to be seen, and waits until all of that is there. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  requestsOf(page).clear();
  await page.goto(screen.path);
  await expectShown(page, screen);
}

/** Goes to a screen in the app that is open, by way of a page that is none: nothing of the one before is left. */
export async function goToScreen(page: Page, screen: Screen): Promise<void> {
  const nowhere = screen.path.startsWith('/admin') ? '/admin/nothing-here' : '/nothing-here';
  const notFound = page.getByRole('heading', { name: 'Страница не найдена' });
  requestsOf(page).clear();
  await page.evaluate(follow, nowhere);
  await notFound.waitFor();
  if (screen.path !== nowhere) {
    await page.evaluate(follow, screen.path);
    await notFound.waitFor({ state: 'detached' });
  }
  await expectShown(page, screen);
}

/** In the page: as a press on a link does, without one. */
function follow(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

async function expectShown(page: Page, { waitFor = 'h1', prepare }: Screen): Promise<void> {
  await page.locator(waitFor).first().waitFor();
  await expectComplete(page);
  if (!prepare) return;
  await prepare(page);
  await expectComplete(page);
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
async function expectComplete(page: Page): Promise<void> {
  const requests = requestsOf(page);
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
