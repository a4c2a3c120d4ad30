import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { leanZod } from '../packages/domain/src/lean-zod/index.ts';
import { compressedFiles } from './compressed-files.ts';
import { fetchingAtOnce, filesOf, leanRouter, startPage, startPageIn } from './first-load.ts';

/** The pages of staff, by the script they begin with. */
type StaffPage = 'console' | 'staff-sign-in';

/** What several pages of the console share, so that the first one needs it as well. */
const sharedParts = 'console-parts';

/** What staff see first after signing in, as far as it is the same wherever they begin. */
const firstParts = ['src/console.tsx', 'ru/staff-texts.ts', sharedParts];

const consoleGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'console', tags: ['$initial'], includeDependenciesRecursively: false },
  { name: sharedParts, minShareCount: 2 },
];

/**
 * Builds the console and the staff's sign-in beside the guests' app, each with what it needs of the libraries
 * and no more: files in common would be many small ones for the console, and heavier for guests and for whoever
 * signs in. The sign-in knows the console's first files, to fetch them ahead. In development, the server gives
 * the console's page at its addresses.
 */
export function staffPages(conditions: string[]): Plugin {
  let outDir = '';

  function buildPage(page: StaffPage, config: InlineConfig): Promise<unknown> {
    const { plugins = [], build: { rolldownOptions } = {} } = config;
    return build({
      configFile: false,
      logLevel: 'warn',
      resolve: { conditions },
      environments: { ssr: { resolve: { conditions } } },
      ...config,
      plugins: [
        ...[react(), vanillaExtractPlugin(), leanZod(), leanRouter(), startPageOf(page)],
        ...[...plugins, compressedFiles()],
      ],
      build: {
        outDir,
        target: 'es2023',
        emptyOutDir: false,
        copyPublicDir: false,
        chunkSizeWarningLimit: 1000,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { [page]: startPage }, ...rolldownOptions },
      },
    });
  }

  return {
    name: 'staff-pages',
    configResolved(config) {
      ({ outDir } = config.build);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl }) =>
        /^\/admin(\/|$)/.test(originalUrl ?? '') ? withScriptOf('console', html) : html,
    },
    async closeBundle() {
      if (this.environment.mode !== 'build') return;
      let consoleFiles: string[] = [];
      const firstFiles: Plugin = {
        name: 'console-files',
        writeBundle: (_options, bundle) => {
          consoleFiles = filesOf(firstParts, bundle);
        },
      };
      await buildPage('console', {
        plugins: [firstFiles],
        build: { rolldownOptions: { output: { codeSplitting: { groups: consoleGroups } } } },
      });
      const define = { consoleFiles: JSON.stringify(consoleFiles) };
      await buildPage('staff-sign-in', { define });
    },
  };
}

function startPageOf(page: StaffPage): Plugin {
  return {
    name: 'start-page',
    // After the page is made, and before it is compressed.
    enforce: 'post',
    transformIndexHtml: { order: 'pre', handler: (html) => withScriptOf(page, html) },
    generateBundle(_options, bundle) {
      const source = fetchingAtOnce(startPageIn(bundle), filesOf([sharedParts], bundle));
      Reflect.deleteProperty(bundle, startPage);
      this.emitFile({ type: 'asset', fileName: `${page}.html`, source });
    },
  };
}

/** Names another script and what is installed from there; says nothing of what only guests see. */
function withScriptOf(page: StaffPage, html: string): string {
  return html
    .replace('/src/guest.tsx', `/src/${page}.tsx`)
    .replace('/manifest.webmanifest', '/console.webmanifest')
    .replaceAll(
      /\s*(<!--.*?-->|<link\s+rel="preload"[^>]*>|<meta\s+name="description"[^>]*>)/gs,
      '',
    );
}
