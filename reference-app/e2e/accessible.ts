import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The provider's form is the provider's. */
const notOurs = '#payment-form';

/** Waits in the page: colours pass over into the others within a frame. */
export async function coloursToSettle(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/** Finds no fault in what is shown, by day and by night, once there is a page at all. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(coloursToSettle);
    const { violations } = await new AxeBuilder({ page }).exclude(notOurs).analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    expect(faults, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

/** The page is no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
