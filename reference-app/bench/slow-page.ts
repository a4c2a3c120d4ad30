import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser } from '../../.ci/find-browser.mjs';

/** "Fast 3G". */
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

interface Seen {
  /** When a pointer or a key was last pressed, in milliseconds since the page was opened, as are all times. */
  pressed: number;
  /** When what is looked for was there; 0: not yet. */
  found: number;
  tasks: { start: number; duration: number }[];
  /** When anything was painted. */
  fcp: number;
  lcp: number;
  /** What the largest thing was. */
  largest: string;
  cls: number;
  /** How long the slowest interaction took until it was painted. */
  inp: number;
}

declare global {
  interface Window {
    seen: Seen;
    /** Looks for an element from now on. */
    lookFor: (selector: string) => void;
  }
}

/** A page of a browser of its own, behind a slow network and processor, that observes what is felt of it. */
export async function openSlowPage(
  device: BrowserContextOptions,
  lookFor: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch(findBrowser());
  const page = await browser.newPage({ ...device, locale: 'ru-RU' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe, lookFor);
  return { page, close: () => browser.close() };
}

/** Begins to observe before the page does anything. */
function observe(first: string): void {
  const seen: Seen = {
    pressed: 0,
    found: 0,
    tasks: [],
    fcp: 0,
    lcp: 0,
    largest: '',
    cls: 0,
    inp: 0,
  };
  window.seen = seen;
  window.lookFor = (selector) => {
    seen.found = 0;
    // Rarely enough to cost nothing itself.
    const looking = setInterval(() => {
      if (!document.querySelector(selector)) return;
      seen.found = performance.now();
      clearInterval(looking);
    }, 25);
  };
  const watch = (type: string, read: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => read(entry as never)))
      // Also what is shorter than the observer's usual 104 ms.
      .observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => {
    seen.tasks.push({ start: startTime, duration });
  });
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element: Element | null }) => {
    seen.lcp = entry.startTime;
    seen.largest = `${entry.element?.tagName} ${entry.element?.textContent.slice(0, 40) ?? ''}`;
  });
  watch('layout-shift', (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('event', (entry: PerformanceEntry & { interactionId: number }) => {
    if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
  });
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => (seen.pressed = performance.now()), true);
  }
  window.lookFor(first);
}

/** When what is looked for was there, since the page was opened. */
export async function found(page: Page): Promise<number> {
  const isThere = () => window.seen.found > 0;
  await page.waitForFunction(isThere, null, { polling: 500, timeout: 120_000 });
  return page.evaluate(() => window.seen.found);
}

/** The longest task, and the slowest interaction, while something is done and in the time after. */
export async function during(
  page: Page,
  action: () => Promise<unknown>,
): Promise<{ task: number; inp: number }> {
  const since = await page.evaluate(() => {
    window.seen.inp = 0;
    return performance.now();
  });
  await action();
  await page.waitForTimeout(1500);
  return page.evaluate(
    (from) => ({
      task: Math.max(
        0,
        ...window.seen.tasks.filter(({ start }) => start >= from).map(({ duration }) => duration),
      ),
      inp: window.seen.inp,
    }),
    since,
  );
}
