import { defineConfig } from '@playwright/test';
import { findBrowser } from '../.ci/find-browser.mjs';

/** The journeys: the built app, the real server and its sandbox, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/journeys',
  // A portal for each worker, through which its journeys go one after the other, as different guests.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What is waited for is a condition: only what hangs takes longer, on however busy a machine.
  timeout: 600_000,
  expect: { timeout: 30_000 },
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
    // Costs an eighth of the processor's time: kept of journeys that are named, which are few.
    trace: 'off',
    // Says which press it was that hung, long before the journey's own time is up.
    actionTimeout: 120_000,
  },
});
