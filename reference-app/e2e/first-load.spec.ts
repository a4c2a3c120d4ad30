import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, openConsole, test } from './journey.ts';

/** Bytes as they come, compressed. */
const budgets = { script: 142_000, stylesheet: 15_000 };
const maxFiles = 12;
/** Of the staff's sign-in, by gzip. */
const signInBudget = 120_000;

/** A key of what only staff read, and what guests read only in English. */
const marksOfOthers = ['admin.title', 'The link may be out of date'];

interface LoadedFile {
  readonly path: string;
  readonly kind: keyof typeof budgets;
  readonly bytes: number;
  readonly encoding: string | undefined;
  readonly text: string;
}

/** Takes down the scripts and styles that a page asks for, until it is asked for them. */
function takeDownFiles(page: Page): () => Promise<LoadedFile[]> {
  const arriving: Promise<LoadedFile>[] = [];
  const takeDown = (request: Request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    arriving.push(
      (async () => {
        const response = await request.response();
        if (!response) throw new Error(`${request.url()} was not answered.`);
        const text = await response.text();
        return {
          path: new URL(request.url()).pathname,
          kind,
          bytes: (await request.sizes()).responseBodySize,
          encoding: (await response.allHeaders())['content-encoding'],
          text,
        };
      })(),
    );
  };
  page.on('request', takeDown);
  return () => {
    page.off('request', takeDown);
    return Promise.all(arriving);
  };
}

/** Files with their bytes, the heaviest first, to read when a budget is spent. */
function listed(files: readonly LoadedFile[]): string {
  return files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes, encoding = 'as it is' }) => `${bytes}  ${path} (${encoding})`)
    .join('\n');
}

test('takes a stranger home within the budgets, in few files and without the console', async ({
  page,
}) => {
  const filesSoFar = takeDownFiles(page);
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  // Going live comes after the page; a slow machine may have come to that by now.
  const files = (await filesSoFar()).filter(({ path }) => !path.includes('/live-'));
  const liveBeforeLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.getEntriesByType('resource').filter(({ name, startTime }) => {
      const isLive = name.includes('/assets/live-');
      return isLive && startTime < (navigation as PerformanceNavigationTiming).loadEventEnd;
    });
  });
  expect(liveBeforeLoad).toEqual([]);

  for (const [kind, budget] of Object.entries(budgets)) {
    const ofKind = files.filter((file) => file.kind === kind);
    const bytes = ofKind.reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes, `Of kind ${kind}:\n${listed(ofKind)}`).toBeGreaterThan(0);
    expect(bytes, `Of kind ${kind}:\n${listed(ofKind)}`).toBeLessThanOrEqual(budget);
  }
  expect(files.length, listed(files)).toBeLessThanOrEqual(maxFiles);
  for (const { path, text } of files) {
    expect(path).not.toMatch(/admin|console|staff/);
    for (const mark of marksOfOthers) expect(text.includes(mark), `${mark} in ${path}`).toBe(false);
  }
});

test('makes the calls a store’s page begins with before its scripts have come, and each once', async ({
  page,
}) => {
  await page.goto('/stores');
  const link = page.getByRole('link', { name: 'Ресторан «Сосновый бор»' });
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'В корзину: Медовик' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calls = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType }) => `${initiatorType} ${new URL(name).pathname}`,
    ),
  );
  for (const call of [`/api${path}`, '/api/iiko/dishes']) {
    expect(calls.filter((made) => made.endsWith(` ${call}`))).toEqual([`link ${call}`]);
  }
});

test('asks for English when it is chosen, and only then', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  expect(requests.filter((path) => path.includes('guest-texts'))).toEqual([]);
  await page.getByRole('button', { name: 'EN (English)' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // The portal's and this app's own.
  expect(requests.filter((path) => path.includes('guest-texts'))).toHaveLength(2);
});

test('goes on in Russian while English cannot be had, and has it at the next visit', async ({
  page,
}) => {
  await page.route('**/assets/guest-texts-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: 'EN (English)' }).click();
  await expect(page.getByRole('link', { name: 'Прокат' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('opens the console in few files, without what only guests have', async ({ page, stack }) => {
  const filesSoFar = takeDownFiles(page);
  await openConsole(page, stack, '/admin/portal/orders');
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  const files = (await filesSoFar()).filter(({ path }) => !path.includes('/live-'));
  expect(files.length, listed(files)).toBeGreaterThan(0);
  expect(files.length, listed(files)).toBeLessThanOrEqual(maxFiles);
  for (const { path } of files) expect(path).not.toMatch(/store|home|guest|settings/);
});

test('shows the staff’s sign-in within its budget, and fetches the console while somebody types', async ({
  page,
  stack,
}) => {
  const filesSoFar = takeDownFiles(page);
  await page.goto('/admin/login', { waitUntil: 'load' });
  const name = page.getByLabel('Логин');
  await expect(name).toBeVisible();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  const first = (await filesSoFar()).filter(({ kind }) => kind === 'script');
  const bytes = first.reduce((sum, { text }) => sum + gzipSync(text).length, 0);
  expect(bytes, listed(first)).toBeGreaterThan(0);
  expect(bytes, listed(first)).toBeLessThanOrEqual(signInBudget);
  expect(first.length, listed(first)).toBeLessThanOrEqual(10);

  const ahead = ['/assets/console-', '/assets/staff-texts-'].map((beginning) =>
    page.waitForResponse((response) => response.url().startsWith(stack.url + beginning)),
  );
  await name.fill('admin');
  await Promise.all(ahead);

  await page.getByLabel('Пароль').fill(stack.staffPassword);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  // Whoever is signed in is taken on.
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
});
