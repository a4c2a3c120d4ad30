import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromium, optimizeDeps } from './vitest-chromium.ts';

/** Every story is a test: it renders, its `play` succeeds and axe finds nothing. */
export default defineConfig({
  root: import.meta.dirname,
  optimizeDeps,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '../../.storybook') })],
  // One page for all files: loading Storybook anew for each took longer than the stories.
  test: { name: 'ui-stories', isolate: false, browser: chromium },
});
