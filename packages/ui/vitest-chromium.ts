import { playwright } from '@vitest/browser-playwright';
import { findBrowser } from '../../.ci/find-browser.mjs';

const { executablePath, args } = findBrowser();

/** The browser that component and story tests run in. */
export const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args } }),
  instances: [{ browser: 'chromium' as const }],
};

/** The same with scroll bars that take room, as they do where there is a mouse. */
export const chromiumWithScrollbars = {
  ...chromium,
  provider: playwright({
    launchOptions: { executablePath, args, ignoreDefaultArgs: ['--hide-scrollbars'] },
  }),
};

/** Bundled before the first test, as a reload in the middle of a run makes it fail. */
export const optimizeDeps = {
  include: [
    'react/jsx-dev-runtime',
    'react-dom/client',
    'react-dom/server',
    'lucide-react',
    'axe-core',
    ...['dialog', 'drawer', 'otp-field', 'tabs', 'toast'].map((part) => `@base-ui/react/${part}`),
  ],
};
