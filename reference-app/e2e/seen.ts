import { expect as impatient, type ElementHandle, type Locator } from '@playwright/test';
import { topmostPoints } from '../../.ci/topmost-points.mjs';

interface Options {
  readonly timeout?: number;
}

/** Waits as long as journeys do, in a script without their configuration as well. */
const plain = impatient.configure({ timeout: 30_000 });

/**
 * Playwright's `expect`, whose `toBeVisible` means that it can be seen: it is the topmost thing at one of its
 * points at least, in a frame's page and in the page around it. Being rendered says nothing of what covers it,
 * as a notice under a screen that fills the page. What is meant to be covered is asked for by `toBeRendered`.
 */
export const expect = plain.extend({
  async toBeVisible(locator: Locator, options: Options = {}) {
    if (this.isNot) return rendered(locator, options, this.isNot);
    // Asked as soon as it is there: a notice is gone after three seconds, however busy a machine is.
    await plain
      .poll(() => coveredBy(locator), {
        message: `what stands over ${String(locator)}`,
        timeout: options.timeout ?? this.timeout,
        intervals: [50, 100, 250],
      })
      .toBeNull();
    return { pass: true, message: () => '' };
  },
  toBeRendered(locator: Locator, options: Options = {}) {
    return rendered(locator, options, this.isNot);
  },
});

async function rendered(locator: Locator, options: Options, isNot: boolean) {
  if (isNot) await plain(locator).not.toBeVisible(options);
  else await plain(locator).toBeVisible(options);
  return { pass: !isNot, message: () => '' };
}

/** What stands over an element wherever it could be seen; null where it can be. */
async function coveredBy(locator: Locator): Promise<string | null> {
  const handles: ElementHandle<Element>[] = [];
  try {
    let element: ElementHandle<Element> = await locator.elementHandle({ timeout: 1_000 });
    handles.push(element);
    let { points, covering } = await element.evaluate(topmostPoints, null);
    let frame = await element.ownerFrame();
    while (points.length > 0 && frame?.parentFrame()) {
      element = (await frame.frameElement()) as ElementHandle<Element>;
      handles.push(element);
      ({ points, covering } = await element.evaluate(topmostPoints, points));
      frame = frame.parentFrame();
    }
    return points.length > 0 ? null : covering;
  } catch (error) {
    return `it cannot be asked: ${String(error)}`;
  } finally {
    await Promise.all(handles.map((handle) => handle.dispose().catch(() => undefined)));
  }
}
