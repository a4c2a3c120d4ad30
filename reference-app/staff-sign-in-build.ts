import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { leanZod } from '../packages/domain/src/lean-zod/index.ts';
import { compressedFiles } from './compressed-files.ts';
import { filesOf } from './first-load.ts';

/** Where what staff see first after signing in begins. */
const consoleParts = [
  'src/main.tsx',
  'src/admin/console.tsx',
  'src/admin/fetch-console.ts',
  'src/admin/orders/admin-orders-page.tsx',
  'ru/staff-texts.ts',
];

/**
 * Builds the staff's sign-in beside the app, with what it needs of the libraries and no more: what the app's
 * first page shares with it is more than the form weighs. It knows the console's files, to fetch them ahead.
 */
export function staffSignInBuild(conditions: string[]): Plugin {
  let outDir = '';
  let consoleFiles: string[] = [];
  return {
    name: 'staff-sign-in-build',
    apply: 'build',
    configResolved(config) {
      ({ outDir } = config.build);
    },
    writeBundle(_options, bundle) {
      consoleFiles = filesOf(consoleParts, bundle);
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [react(), vanillaExtractPlugin(), leanZod(), compressedFiles()],
        resolve: { conditions },
        environments: { ssr: { resolve: { conditions } } },
        define: { consoleFiles: JSON.stringify(consoleFiles) },
        build: {
          outDir,
          target: 'es2023',
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: 'staff-sign-in.html' },
        },
      });
    },
  };
}
