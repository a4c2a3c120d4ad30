import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { chromiumWithScrollbars, optimizeDeps } from './vitest-chromium.ts';

/** Components (`*.test.tsx`) are tested where they live: in a browser. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  optimizeDeps,
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui-browser',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['./vitest-setup.ts'],
    restoreMocks: true,
    browser: { ...chromiumWithScrollbars, viewport: { width: 1280, height: 800 } },
  },
});
