import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { className } from './class-names.ts';

/** Lets the class names through and leaves the styles to the one style sheet. */
const withoutStyles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-styles',
  setup(build) {
    build.onResolve({ filter: /\.vanilla\.css/ }, () => ({ path: 'none', namespace: 'none' }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '', loader: 'empty' }));
  },
};
const vanillaExtract = vanillaExtractPlugin({ identifiers: className });
const shared: Options = {
  format: 'esm',
  target: 'es2023',
  minify: true,
  loader: { '.woff2': 'file' },
};

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/{theme,components/*,patterns/*}/index.ts'],
    esbuildPlugins: [withoutStyles, vanillaExtract],
    banner: { js: '"use client";' },
  },
  {
    ...shared,
    entry: { styles: 'src/dist-styles.ts' },
    outDir: 'dist/css',
    splitting: false,
    esbuildPlugins: [vanillaExtract],
  },
]);
