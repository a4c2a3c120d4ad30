import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { modules, oneFilePerModule } from '../domain/tsup.config.ts';
import { className } from './class-names.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Lets the class names through and leaves the styles to the one style sheet. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css/ }, () => ({ path: 'none', namespace: 'none' }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '', loader: 'empty' }));
  },
};

/**
 * Marks what runs in a browser for pages of server components: what draws or uses React. Values stay values there:
 * the theme, tones, texts.
 */
const clientModules: Plugin = {
  name: 'client-modules',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const usesReact = path.endsWith('.tsx') || /^import \{.*\} from 'react'/ms.test(source);
      return {
        contents: usesReact ? `'use client';\n${source}` : source,
        loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
      };
    });
  },
};
const vanillaExtract = vanillaExtractPlugin({ identifiers: className });

export default defineConfig([
  {
    ...modules,
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,test-d,docs,stories}.{ts,tsx}',
      '!src/{contract,testing}/**',
      '!src/{dist-styles,styles.css}.ts',
    ],
    esbuildPlugins: [withoutStyles, vanillaExtract, oneFilePerModule, clientModules],
  },
  {
    ...modules,
    sourcemap: false,
    entry: { styles: 'src/dist-styles.ts' },
    outDir: 'dist/css',
    loader: { '.woff2': 'file' },
    esbuildPlugins: [vanillaExtract],
    minify: true,
  },
]);
