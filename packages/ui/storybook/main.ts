import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Storybook resolves names from the folder of its configuration, which has no dependencies. */
function packageFolder(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

const config: StorybookConfig = {
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/{src,storybook}/**/*.stories.tsx'],
  addons: [
    packageFolder('@storybook/addon-docs'),
    packageFolder('@storybook/addon-a11y'),
    packageFolder('@storybook/addon-vitest'),
  ],
  framework: packageFolder('@storybook/react-vite'),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    root: path.resolve(import.meta.dirname, '..'),
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ['@portal/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
