import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { createRequire } from 'node:module';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import { readKitMetadata } from './documentation/kit-metadata.ts';

const require = createRequire(import.meta.url);

/** Storybook resolves names from the folder of its configuration, which has no dependencies. */
function packageFolder(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

const config: StorybookConfig = {
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/{src,storybook}/**/*.stories.tsx'],
  addons: [
    {
      name: packageFolder('@storybook/addon-docs'),
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    packageFolder('@storybook/addon-a11y'),
    packageFolder('@storybook/addon-vitest'),
  ],
  framework: packageFolder('@storybook/react-vite'),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: path.resolve(import.meta.dirname, '../tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    root: path.resolve(import.meta.dirname, '..'),
    // What the pages of components say about their code.
    define: { ...vite.define, KIT_METADATA: JSON.stringify(readKitMetadata()) },
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ['@portal/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
