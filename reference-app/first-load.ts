import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const sources = path.join(import.meta.dirname, 'src');

/** What goes live, which is fetched when the page is at rest. */
const isLive = /\/node_modules\/(socket\.io-client|socket\.io-parser|engine\.io-(client|parser))\//;

const storeFiles = ['guest/stores/store-page.tsx', 'guest/restaurant/restaurant-store.tsx'];

/**
 * What guests fetch comes in a few files: dozens of small ones would each cost headers and a place in the queue,
 * and compress worse. What the app begins with is one; what goes live, what forms are filled in with and icons
 * are one each; a store's page and its menu are two: what is read ahead, and what draws it.
 */
export const guestGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], includeDependenciesRecursively: false },
  { name: 'live', includeDependenciesRecursively: false, test: isLive },
  {
    name: 'forms',
    includeDependenciesRecursively: false,
    test: /\/packages\/ui\/src\/components\/(control|field|search-field|select|text-field)\//,
  },
  { name: 'icons', test: /\/node_modules\/lucide-react\/dist\/esm\/icons\// },
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
    // After the page is made, and before it is compressed.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = startPageIn(bundle).replaceAll(
        /<link\s+rel="preload"\s+as="image"[^>]*>\s*/g,
        '',
      );
      const source = fetchingAtOnce(page, filesOf(storeFiles, bundle));
      this.emitFile({ type: 'asset', fileName: 'store.html', source });
    },
  };
}

/** The start page of guests, which gives stores, the console and the staff's sign-in theirs. */
export const startPage = 'index.html';

/** @throws Error where none was built. */
export function startPageIn(bundle: Rolldown.OutputBundle): string {
  const start = bundle[startPage];
  if (start?.type !== 'asset') throw new Error('There is no start page.');
  return String(start.source);
}

/** A page that has these files fetched with those it begins with. */
export function fetchingAtOnce(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(file))
    .map((file) =>
      // Styles would take the places of the scripts that come before they are of use.
      file.endsWith('.css')
        ? `<link rel="stylesheet" fetchpriority="low" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    );
  return page.replace('</head>', `${links.join('')}</head>`);
}

/**
 * The scripts that have these modules, by how their paths end, or are these groups, with all that those import, and
 * their styles.
 */
export function filesOf(parts: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const waiting = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(
      ({ name, moduleIds }) =>
        parts.includes(name) || moduleIds.some((id) => parts.some((end) => id.endsWith(`/${end}`))),
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

/** The modules that some files of the app lead to, themselves included. */
function reached(files: readonly string[], next: (id: string) => readonly string[]): Set<string> {
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
