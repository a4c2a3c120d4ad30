import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../.ci/find-browser.mjs';

const root = import.meta.dirname;
const resolve = { conditions: ['@portal/source', 'module', 'browser', 'development|production'] };

function chromium() {
  const { executablePath, args } = findBrowser();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath, args } }),
    instances: [{ browser: 'chromium' as const }],
  };
}

const optimizeDeps = {
  include: [
    'react/jsx-dev-runtime',
    'react-dom/client',
    'react-dom/server',
    'lucide-react',
    'axe-core',
    ...['dialog', 'drawer', 'menu', 'number-field', 'otp-field', 'tabs', 'toast', 'tooltip'].map(
      (part) => `@base-ui/react/${part}`,
    ),
  ],
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        resolve,
        test: { name: 'ui', environment: 'node', include: ['{src,scripts}/**/*.test.ts'] },
      },
      {
        root,
        resolve,
        optimizeDeps,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'ui-browser',
          include: ['src/**/*.test.tsx'],
          browser: { ...chromium(), viewport: { width: 1280, height: 800 } },
        },
      },
      {
        root,
        optimizeDeps,
        plugins: [storybookTest({ configDir: path.join(root, '../../.storybook') })],
        test: { name: 'ui-stories', browser: chromium() },
      },
    ],
  },
});
