import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Cumulative layout shift; 0.1 is what browsers call good. */
const bound = 0.01;
const lateMilliseconds = 300;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Answers everything that the page asks as a server far away does. Routing would take its cache away. */
export async function answerLate(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: lateMilliseconds,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Nothing has moved by itself since the page was opened; what a press brings may. */
export async function expectStill(page: Page, name: string): Promise<void> {
  const { sum, moved } = await layoutShifts(page);
  expect
    .soft(sum, `${name} moves, ${page.viewportSize()?.width ?? 0} wide:\n${moved.join('\n')}\n`)
    .toBeLessThan(bound);
}

/** How far things have moved by themselves since the page was opened, and which. */
function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as LayoutShift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    // What has been is told of before what is observed from here on.
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'mark' });
      performance.mark('read');
    });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: unexpected.reduce((sum, { value }) => sum + value, 0),
      moved: unexpected.flatMap(({ value, sources }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          const way = `${placeOf(previousRect)} → ${placeOf(currentRect)}`;
          return `${value.toFixed(4)} ${way} ${what?.slice(0, 100) ?? 'is gone'}`;
        }),
      ),
    };
  });
}
