import type { Page } from 'playwright-core';
import { startStack } from '../e2e/stack/stack.ts';
import { openSlowPage, phone } from './slow-page.ts';

/**
 * What a guest feels on a slow phone: `node --conditions=@portal/source reference-app/bench/web-vitals.ts`,
 * with the app built. The page is opened as a stranger, three times, and the middle figures are printed.
 */
const rounds = 3;

/** Until the browser has told of the last interaction, which it does some time after its paint. */
async function untilReported(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((rest) => setTimeout(rest, 500)));
}

async function visitHome(url: string): Promise<Window['seen']> {
  const { page, close } = await openSlowPage(phone, 'main');
  await page.goto(url);
  await page.getByRole('link', { name: 'Прокат' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'EN (English)' }).tap();
  await page.getByRole('heading', { name: 'Hello!' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Stores' }).last().tap();
  await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor();
  await untilReported(page);
  const seen = await page.evaluate(() => window.seen);
  await close();
  return seen;
}

/** Frames from the tap to the one in which the number in the cart stands. */
async function framesOfAdding(url: string): Promise<{ frames: number; inp: number; cls: number }> {
  const { page, close } = await openSlowPage(phone, '[data-component=ProductCard]');
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
  const { inp, cls } = await page.evaluate(() => window.seen);
  await close();
  return { frames: count, inp, cls };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const stack = await startStack();
try {
  const homes: Window['seen'][] = [];
  for (let round = 0; round < rounds; round += 1) homes.push(await visitHome(stack.url));
  const adding = [];
  for (let round = 0; round < rounds; round += 1) adding.push(await framesOfAdding(stack.url));
  const middleOf = <Of>(all: readonly Of[], figure: (one: Of) => number) => middle(all.map(figure));
  process.stdout.write(
    [
      `FCP of /: ${Math.round(middleOf(homes, ({ fcp }) => fcp))} ms`,
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
