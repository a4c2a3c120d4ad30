import { execFile } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../.ci/find-browser.mjs';
import { startStack } from '../e2e/stack/stack.ts';

/*
 * How the board of orders does on a slow machine: how long it takes to open, how smoothly it scrolls, and
 * how soon a live event is painted. The app has to be built:
 *
 *   node --conditions=@portal/source reference-app/bench/order-board.ts [orders] [open] [times slower]
 */
const [orders = '2000', open = '500', slowdown = '4'] = process.argv.slice(2);
const seed = fileURLToPath(new URL('../../reference-server/bench/seed-orders.ts', import.meta.url));
const run = promisify(execFile);
const staffPassword = 'journeys-only';
const rounds = 5;
const events = new EventEmitter();

declare global {
  /** What the page measures of itself, in milliseconds since it began to load. */
  var measured: {
    shownAt?: number;
    receivedAt?: number;
    paintedAt?: number;
    awaited?: string;
    isLive?: boolean;
  };
  /** Says when the board was shown. */
  function notifyShown(at: number): Promise<unknown>;
}

const stack = await startStack(async (dataDir) => {
  await run(process.execPath, ['--conditions=@portal/source', seed, dataDir, orders, open], {
    env: { ...process.env, DEMO_STAFF_PASSWORD: staffPassword },
  });
});
const browser = await chromium.launch(findBrowser());
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: stack.url,
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  await page.exposeFunction('notifyShown', (at: number) => events.emit('shown', at));
  await page.addInitScript(watch);
  await signIn(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) });
  print(`${orders} orders, ${open} of them open, a processor ${slowdown} times slower`);
  report('board shown after loading the page, ms', await several(() => opening(page)));
  report('board shown from another page, ms', await several(() => turningTo(page)));
  report('from one frame to the next while scrolling at once, ms', await scrolling(page));
  report('from one frame to the next while scrolling, ms', await scrollingAtRest(page));
  // From the top: a card that has just been scrolled past may be gone before it changes.
  await opening(page);
  await untilLive(page);
  report('live event painted after it came, ms', await several(() => painting(page)));
} finally {
  await browser.close();
  await stack.stop();
}

/** Runs in the page: notes when the board is there, when a change is heard of and when it is seen. */
function watch(): void {
  globalThis.measured = {};
  const { measured } = globalThis;
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  new MutationObserver(() => {
    if (measured.shownAt === undefined && document.querySelector('[data-board] article')) {
      measured.shownAt = 0;
      afterPaint(() => {
        measured.shownAt = performance.now();
        void notifyShown(measured.shownAt);
      });
    }
    const { awaited } = measured;
    if (awaited && !document.querySelector(awaited)) {
      delete measured.awaited;
      afterPaint(() => (measured.paintedAt = performance.now()));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'string') return;
        // What Socket.IO says when it has let somebody in.
        if (data.startsWith('40')) measured.isLive = true;
        if (data.includes('orderStatusChange')) measured.receivedAt ??= performance.now();
      });
    }
  };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Логин').fill('admin');
  await page.getByLabel('Пароль').fill(staffPassword);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('article').first().waitFor();
}

/** The page tells it by itself: looking into it would slow down what is measured. */
async function shownAt(): Promise<number> {
  const [at] = (await once(events, 'shown', { signal: AbortSignal.timeout(30_000) })) as [number];
  return at;
}

async function opening(page: Page): Promise<number> {
  const [shown] = await Promise.all([shownAt(), page.goto('/admin/portal/orders')]);
  return shown;
}

async function turningTo(page: Page): Promise<number> {
  await page.goto('/admin/portal/tickets');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Заказы' }).waitFor();
  const shown = shownAt();
  const from = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('a[href="/admin/portal/orders"]');
    const begun = performance.now();
    link?.click();
    return begun;
  });
  return (await shown) - from;
}

/** Scrolls the longest column for two seconds. */
async function scrolling(page: Page): Promise<number[]> {
  await opening(page);
  return scrollingFrames(page);
}

/** The same once the page has come to rest: it is live, and has read the board again since. */
async function scrollingAtRest(page: Page): Promise<number[]> {
  const readAgain = page.waitForResponse((reply) => reply.url().endsWith('/order/board'));
  await opening(page);
  await untilLive(page);
  await readAgain;
  await page.waitForLoadState('networkidle');
  return scrollingFrames(page);
}

async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.measured.isLive);
}

async function scrollingFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const column = [...document.querySelectorAll('[data-board] ul')].map(
      (list) => list.parentElement,
    )[0];
    const frames: number[] = [];
    let last = performance.now();
    const end = last + 2_000;
    while (last < end) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
      column?.scrollBy(0, 30);
    }
    return frames.slice(1);
  });
}

/** A colleague takes on the first new order. */
async function painting(page: Page): Promise<number> {
  const column = page.getByRole('region', { name: /^Новый/ });
  const name =
    (await column.getByRole('article').first().getByRole('button').first().textContent()) ?? '';
  const id = Number(/#(\d+)/.exec(name)?.[1]);
  await page.evaluate((awaited) => {
    globalThis.measured = Object.assign(globalThis.measured, { awaited });
    delete globalThis.measured.receivedAt;
    delete globalThis.measured.paintedAt;
    // In the column of new orders: the next one may draw it in the same moment.
  }, `[data-board] > section:first-of-type #order-${id}-name`);
  const reply = await page.context().request.put('/api/order/update', {
    headers: { Origin: stack.url },
    data: { data: { order: { id, status: 'inwork' } } },
  });
  if (!reply.ok()) throw new Error(`Order ${id} was not taken on: ${await reply.text()}`);
  const painted = await page.waitForFunction(() => {
    const { receivedAt, paintedAt } = globalThis.measured;
    return receivedAt !== undefined && paintedAt !== undefined ? paintedAt - receivedAt : null;
  });
  return (await painted.jsonValue()) ?? 0;
}

async function several(measure: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measure());
  return taken;
}

function report(what: string, taken: readonly number[]): void {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [median, late, worst] = [at(0.5), at(0.95), at(1)].map((value) => value.toFixed(1));
  print(`${what}: median ${median}, p95 ${late}, worst ${worst}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
