import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { adminPaths } from '@portal/domain/staff';
import { giveSession, registerGuest, staffToken } from '../e2e/sessions.ts';
import { startStack } from '../e2e/stack/stack.ts';
import { desktop, during, found, openSlowPage, phone } from './slow-page.ts';

/*
 * The console's lists of thousands on a slow machine, and the guests' choice of a thousand rooms on a slow phone:
 * how soon the first row is there, and the longest tasks. The app has to be built:
 *
 *   node --conditions=@portal/source reference-app/bench/long-lists.ts [thousands]
 */
const count = 1000 * Number(process.argv[2] ?? '5');
const roomCount = 1000;
const seed = fileURLToPath(new URL('../../reference-server/bench/seed-orders.ts', import.meta.url));

const row = '[data-component=Table]:not([aria-busy]) tbody tr';
/** The lists by their paths, and what is searched for. */
const lists: Readonly<Record<string, string>> = {
  [`${adminPaths.orders}?view=table`]: 'Анна',
  [adminPaths.guests]: 'Анна',
  [`${adminPaths.settings}/catalogue/1`]: 'чай',
  [`${adminPaths.settings}/rooms`]: '15',
};

const stack = await startStack(async (dataDir) => {
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@portal/source', seed, dataDir, String(count), '500'],
    { env: { ...process.env, DEMO_STAFF_PASSWORD: 'journeys-only' } },
  );
});
try {
  await stack.changeRows(
    `INSERT INTO guest (phone, name)
     SELECT '+7904' || lpad(n::text, 7, '0'), (ARRAY['Анна', 'Иван', 'Мария'])[n % 3 + 1] || ' ' || n
     FROM generate_series(1, $1::int) n`,
    [count],
  );
  await stack.changeRows(
    `INSERT INTO product (store_id, name, description, price_kopecks)
     SELECT 1, (ARRAY['Чай', 'Плед', 'Термос'])[n % 3 + 1] || ' ' || n, 'На складе', n * 100
     FROM generate_series(1, $1::int) n`,
    [count],
  );
  await stack.changeRows(
    `INSERT INTO room (name) SELECT n::text FROM generate_series(1001, 1000 + $1::int) n`,
    [roomCount],
  );
  for (const [path, words] of Object.entries(lists)) await visitList(path, words);
  await chooseRoom();
} finally {
  await stack.stop();
}
process.exit();

async function visitList(path: string, words: string): Promise<void> {
  print(`${path}, ${count} of them`);
  const { page, close } = await openSlowPage(desktop, row);
  await giveSession(page.context(), stack, await staffToken(stack, 'admin'));
  async function report(what: string, action: () => Promise<unknown>): Promise<void> {
    const { task, inp } = await during(page, action);
    print(`  ${what}: longest task ${Math.round(task)} ms (at most 200), slowest answer ${inp} ms`);
  }
  await page.goto(stack.url + path);
  const cold = await found(page);
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(() => window.seen.tasks.map(({ duration }) => duration));
  print(
    `  first row, opened by its address: ${Math.round(cold)} ms, longest task ${Math.max(0, ...tasks)} ms`,
  );
  await page.locator(`a[href="${adminPaths.tickets}"]`).click();
  await page.waitForURL(`**${adminPaths.tickets}*`);
  await page.locator(row).first().waitFor({ state: 'detached' });
  await report('come back to', async () => {
    const from = await page.evaluate((selector) => {
      window.lookFor(selector);
      history.back();
      return performance.now();
    }, row);
    print(`  first row, come back to: ${Math.round((await found(page)) - from)} ms`);
  });
  await report('paged', () => page.locator('[data-component=Pagination] button').last().click());
  await report('searched', () =>
    page.getByRole('searchbox').first().pressSequentially(words, { delay: 80 }),
  );
  print(`  layout shift: ${(await page.evaluate(() => window.seen.cls)).toFixed(3)}`);
  await close();
}

async function chooseRoom(): Promise<void> {
  print(`/help/new, ${roomCount} rooms`);
  const { page, close } = await openSlowPage(phone, `option:nth-child(${roomCount})`);
  await giveSession(page.context(), stack, (await registerGuest(stack, 'Анна Лебедева')).token);
  await page.goto(`${stack.url}/help/new`);
  print(`  the rooms, opened by its address: ${Math.round(await found(page))} ms`);
  await page.waitForLoadState('networkidle');
  const rooms = page.locator('select').first();
  for (const [what, action] of [
    ['opened', () => rooms.click()],
    ['typed into', () => page.keyboard.type('1500', { delay: 80 })],
    ['chosen', () => page.keyboard.press('Enter')],
    ['typed into while closed', () => rooms.pressSequentially('1700', { delay: 80 })],
  ] as const) {
    const { task, inp } = await during(page, action);
    print(`  ${what}: longest task ${Math.round(task)} ms (at most 200), slowest answer ${inp} ms`);
  }
  print(`  room ${await rooms.locator('option:checked').textContent()}`);
  await close();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
