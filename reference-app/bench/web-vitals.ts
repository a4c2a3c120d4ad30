import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findBrowser } from '../../.ci/find-browser.mjs';
import { startStack } from '../e2e/stack.ts';

/**
 * What a guest feels on a slow phone: `node --conditions=@portal/source reference-app/bench/web-vitals.ts`,
 * with the app built. The network is "fast 3G", the processor four times slower; the page is opened as a
 * stranger, three times, and the middle figures are printed.
 */
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;
const rounds = 3;

interface Vitals {
  /** Milliseconds until the largest thing was painted. */
  readonly lcp: number;
  /** What it was. */
  readonly largest: string;
  readonly cls: number;
  /** Milliseconds of the slowest interaction. */
  readonly inp: number;
}

declare global {
  interface Window {
    vitals: { lcp: number; largest: string; cls: number; inp: number };
  }
}

/** Begins to observe before the page does anything. */
function observe(): void {
  const vitals = { lcp: 0, largest: '', cls: 0, inp: 0 };
  window.vitals = vitals;
  const watch = (type: string, read: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => read(entry as never)))
      // Also what is shorter than the observer's usual 104 ms.
      .observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element: Element | null }) => {
    vitals.lcp = entry.startTime;
    vitals.largest = `${entry.element?.tagName} ${entry.element?.textContent.slice(0, 40) ?? ''}`;
  });
  watch('layout-shift', (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value;
  });
  watch('event', (entry: PerformanceEntry & { interactionId: number }) => {
    if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration);
  });
}

async function slowPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch(findBrowser());
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  return { page, close: () => browser.close() };
}

/** Until the browser has told of the last interaction, which it does some time after its paint. */
async function untilReported(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((rest) => setTimeout(rest, 500)));
}

async function visitHome(url: string): Promise<Vitals> {
  const { page, close } = await slowPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'Прокат' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'EN (English)' }).tap();
  await page.getByRole('heading', { name: 'Hello!' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Stores' }).last().tap();
  await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor();
  await untilReported(page);
  const vitals = await page.evaluate(() => window.vitals);
  await close();
  return vitals;
}

/** Frames from the tap to the one in which the number in the cart stands. */
async function framesOfAdding(url: string): Promise<{ frames: number; inp: number; cls: number }> {
  const { page, close } = await slowPage();
  await page.goto(`${url}/store/1`);
  const add = page.getByRole('button', { name: /^В корзину: / }).first();
  await add.waitFor();
  await page.waitForLoadState('networkidle');
  const frames = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          () => {
            let count = 0;
            const look = () => {
              count += 1;
              const isThere = document.querySelector('[aria-label="Добавить ещё"]') !== null;
              if (isThere) resolve(count);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );
  await add.tap();
  const count = await frames;
  await untilReported(page);
  const { inp, cls } = await page.evaluate(() => window.vitals);
  await close();
  return { frames: count, inp, cls };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const stack = await startStack();
try {
  const homes: Vitals[] = [];
  for (let round = 0; round < rounds; round += 1) homes.push(await visitHome(stack.url));
  const adding = [];
  for (let round = 0; round < rounds; round += 1) adding.push(await framesOfAdding(stack.url));
  const middleOf = <Of>(all: readonly Of[], figure: (one: Of) => number) => middle(all.map(figure));
  process.stdout.write(
    [
      `LCP of /: ${Math.round(middleOf(homes, ({ lcp }) => lcp))} ms (at most 2500)`,
      `  the largest was: ${homes[0]?.largest}`,
      `INP of /: ${middleOf(homes, ({ inp }) => inp)} ms (at most 200)`,
      `CLS of /: ${middleOf(homes, ({ cls }) => cls).toFixed(3)} (at most 0.05)`,
      `CLS of a store: ${middleOf(adding, ({ cls }) => cls).toFixed(3)} (at most 0.05)`,
      `Adding to the cart: ${middleOf(adding, ({ frames }) => frames)} frame(s)`,
      `  and ${middleOf(adding, ({ inp }) => inp)} ms until the next paint`,
      '',
    ].join('\n'),
  );
} finally {
  await stack.stop();
}
