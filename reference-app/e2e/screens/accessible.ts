import type { Page } from '@playwright/test';
import { expect } from '../seen.ts';
import axe from 'axe-core';

/** The provider's form is the provider's. */
const notOurs = '#payment-form';

/** What day and night make a difference to. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/**
 * Waits in the page: colours pass over into the others within a frame. What turns for ever is not waited for, nor
 * what stands still because it is out of sight, where the browser leaves out what it contains.
 */
export async function coloursToSettle(): Promise<void> {
  const isPassing = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Infinity &&
    effect.target?.checkVisibility({ contentVisibilityAuto: true });
  do await new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.getAnimations().some(isPassing));
}

/** Finds no fault in what is shown, nor in its colours by night, once there is a page at all. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, 'dark', rulesOfColours);
  await expectNoViolations(page, 'light');
}

/** Finds no fault by day or by night: of all rules, or of some. */
export async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: readonly string[] | null = null,
): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.emulateMedia({ colorScheme });
  await page.evaluate(coloursToSettle);
  expect(await violationsIn(page, rules), `${page.url()}, ${colorScheme}`).toEqual([]);
}

/** What axe finds, by all of its rules or by some. It stays in the page: most are looked at more than once. */
async function violationsIn(page: Page, rules: readonly string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([exclude, values]) => {
      const { axe: found } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await found.run(
        { exclude },
        {
          resultTypes: ['violations'],
          preload: false,
          ...(values && { runOnly: { type: 'rule', values } }),
        },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    [notOurs, rules && [...rules]] as const,
  );
}

/** The page is no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
