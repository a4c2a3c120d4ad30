import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { orderFiles } from '../.ci/checks/file-order.mjs';
import { findBrowser } from '../.ci/find-browser.mjs';

const folder = path.join(import.meta.dirname, 'e2e');
const journeys = orderFiles(
  readdirSync(folder).filter((name) => name.endsWith('.spec.ts')),
  process.env['TEST_SEED'] ?? '',
  (name) => `reference-app/e2e/${name}`,
);

/** The journeys: the built app, the real server and its sandbox, in Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/journeys',
  globalSetup: './e2e/stack/global-setup.ts',
  // Pages wait for answers and for what moves more than they compute.
  workers: 3,
  forbidOnly: true,
  // What is waited for is a condition: only what hangs takes longer, on however busy a machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  // A project for each file: its worker, and so its portal, is of no other, and begins when it is its turn.
  projects: journeys.map((file) => ({ name: file, testMatch: file })),
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    // Costs a sixth of the processor's time: for journeys that are about it.
    serviceWorkers: 'block',
    launchOptions: findBrowser(),
    // Costs an eighth of the processor's time: kept of journeys that are named, which are few.
    trace: 'off',
    // Says which press it was that hung, long before the journey's own time is up.
    actionTimeout: 60_000,
  },
});
