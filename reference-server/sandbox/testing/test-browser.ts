import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { findBrowser } from '../../../.ci/find-browser.mjs';

/** One browser for all tests of a file; each call opens a page of its own. */
export function useBrowser(): () => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(findBrowser());
  });
  afterAll(() => browser.close());

  return async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    return context.newPage();
  };
}
