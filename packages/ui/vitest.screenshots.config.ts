import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { compareCells, type CellTolerance } from './screenshots/compare-cells.ts';
import { chromium, optimizeDeps } from './vitest-chromium.ts';

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    cells: CellTolerance;
  }
}

/** Reference screenshots are taken on Linux; another system draws letters too differently to compare. */
const isComparable = process.platform === 'linux';

/** Beside the other reports of a test run. */
const failures = path.join(import.meta.dirname, '../../test-results/screenshots');

/** The stories that show the look, against their reference screenshots. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: { include: [...optimizeDeps.include, '@storybook/react-vite', 'storybook/test'] },
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui-screenshots',
    include: isComparable ? ['screenshots/*.test.tsx'] : [],
    browser: {
      ...chromium,
      viewport: { width: 1280, height: 900 },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'cells',
          comparators: { cells: compareCells },
          timeout: 20_000,
          resolveScreenshotPath: ({ arg, ext, root, testFileDirectory }) =>
            `${root}/${testFileDirectory}/references/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => path.join(failures, `${arg}${ext}`),
        },
      },
    },
  },
});
