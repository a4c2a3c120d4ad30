import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const sources = path.join(import.meta.dirname, 'src');

/** What a stranger's first page is made of: the app, the guest's shell and the home page. */
const appFile = 'app/app.tsx';
const guestFiles = ['guest/guest-shell.tsx', 'guest/home/home-page.tsx'];
const consoleFile = 'admin/console.tsx';

const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'zod',
  'ky',
];

/** What guests and staff draw with from the start. */
const kitFolders = [
  'theme',
  'texts',
  'components/(badge|button|card|empty-state|error-screen|guest-footer|icon-button|link|loading-bar|notice|page-header|photograph|price|route-announcer|skeleton)',
  'patterns/order-card',
];

/** What goes live, which is fetched when the page is at rest. */
const liveLibraries = ['socket.io-client', 'socket.io-parser', 'engine.io-(client|parser)'];

const isLibrary = new RegExp(`/node_modules/(${libraries.join('|')})/`);
const isKit = new RegExp(
  `/packages/ui/src/(${kitFolders.join('|')})/|/node_modules/lucide-react/dist/esm/(Icon|createLucideIcon|defaultAttributes|shared)`,
);
const isLive = new RegExp(`/node_modules/(${liveLibraries.join('|')})/`);

/**
 * What the first page needs comes in a few files: dozens of small ones would each cost a guest headers
 * and a place in the queue, and compress worse. What goes live is one more, fetched when the page is at
 * rest.
 */
export const firstLoadGroups: Rolldown.CodeSplittingGroup[] = [
  group('shared', (id, first) => isLibrary.test(id) || isKit.test(id) || first === 'shared'),
  group('guest', (_id, first) => first === 'guest'),
  { name: 'live', includeDependenciesRecursively: false, test: isLive },
];

type FirstFile = 'shared' | 'guest' | null;

function group(
  name: string,
  belongs: (id: string, first: FirstFile) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, modules) => (belongs(id, firstFileOf(id, modules)) ? name : null),
  };
}

let known: Readonly<Record<'ofApp' | 'ofGuest' | 'ofConsole', Set<string>>> | undefined;

const storeFiles = ['guest/stores/store-page.tsx', 'guest/restaurant/restaurant-store.tsx'];

/** A store's page and its menu come in two files: what is read ahead, and what draws it. */
export const storeGroups: Rolldown.CodeSplittingGroup[] = [
  groupOf(
    'restaurant',
    ['guest/restaurant/read-ahead.ts'],
    /\/(domain\/src\/restaurant\/|client\/src\/restaurant\/(dish-client|read-restaurant)\.)/,
  ),
  groupOf(
    'store',
    storeFiles,
    /\/ui\/src\/(components\/(illustration\/product-picture|number-stepper\/|product-card\/)|behaviour\/use-swap-focus)/,
  ),
];

/** What some files of the app lead to, and parts of the packages, as far as no group before took it. */
function groupOf(name: string, files: string[], parts: RegExp): Rolldown.CodeSplittingGroup {
  let ofApp: Set<string> | undefined;
  return {
    debugName: name,
    includeDependenciesRecursively: false,
    name(id, modules) {
      ofApp ??= reached(files, (of) => own(modules.getModuleInfo(of)?.importedIds));
      return ofApp.has(id) || parts.test(id) ? name : null;
    },
  };
}

/** The app's own modules among some. */
function own(ids: readonly string[] = []): readonly string[] {
  return ids.filter((id) => id.startsWith(sources));
}

/** Builds `/store.html`: the start page for a store's address, which has the store's files fetched at once. */
export function storeStart(): Plugin {
  return {
    name: 'store-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const start = bundle['index.html'];
        if (start?.type !== 'asset') throw new Error('There is no start page.');
        const page = String(start.source).replaceAll(
          /<link\s+rel="preload"\s+as="image"[^>]*>\s*/g,
          '',
        );
        const links = filesOf(storeFiles, bundle)
          .filter((file) => !page.includes(file))
          .map((file) =>
            // Styles would take the places of the scripts that come before they are of use.
            file.endsWith('.css')
              ? `<link rel="stylesheet" fetchpriority="low" crossorigin href="${file}">`
              : `<link rel="modulepreload" crossorigin href="${file}">`,
          );
        const source = page.replace('</head>', `${links.join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: 'store.html', source });
      },
    },
  };
}

/** The scripts that have these modules, by how their paths end, with all that those import, and their styles. */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const waiting = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) =>
      moduleIds.some((id) => modules.some((end) => id.endsWith(`/${end}`))),
    )
    .map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') continue;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    waiting.push(...chunk.imports);
  }
  return [...found].map((name) => `/${name}`);
}

/** Which file of the first page one of the app's own modules belongs to. */
function firstFileOf(id: string, modules: Rolldown.ChunkingContext): FirstFile {
  const imported = (of: string) => own(modules.getModuleInfo(of)?.importedIds);
  known ??= {
    ofApp: reached([appFile], imported),
    ofGuest: reached(guestFiles, imported),
    ofConsole: reached([consoleFile], (of) => [
      ...imported(of),
      ...own(modules.getModuleInfo(of)?.dynamicallyImportedIds),
    ]),
  };
  if (known.ofApp.has(id)) return 'shared';
  if (!known.ofGuest.has(id)) return null;
  return known.ofConsole.has(id) ? 'shared' : 'guest';
}

/** The modules that some files of the app lead to, themselves included. */
export function reached(
  files: readonly string[],
  next: (id: string) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const waiting = files.map((file) => path.join(sources, file));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...next(id));
  }
  return found;
}

/**
 * Lets unused components of the router be left out, 1.6 KB of the first page: what makes them is not marked as
 * pure, and the names beside them, which only developers' tools read, hold them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/].*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
