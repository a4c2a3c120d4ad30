import { defineConfig } from '@playwright/test';
import { findBrowser } from '../.ci/find-browser.mjs';

/** The journeys: the built app, the real server and its sandbox, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/journeys',
  // One portal for all journeys; they keep apart by being different guests.
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // What guests do most is done with a thumb as well.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 } } },
  ],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: findBrowser(),
    trace: 'retain-on-failure',
  },
});
