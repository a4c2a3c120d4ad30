import path from 'node:path';
import type { Rolldown } from 'vite';
import { reached } from './first-load.ts';

const sources = path.join(import.meta.dirname, 'src');
const consoleFolder = path.join(sources, 'admin') + path.sep;

/** Where everybody's pages begin; the console is reached from there as well, and is left out. */
const everybodysFile = 'main.tsx';
/** What the console's first page is made of: the shell around every page, and the orders. */
const consoleFiles = [
  'admin/console.tsx',
  'admin/fetch-console.ts',
  'admin/orders/admin-orders-page.tsx',
];

/**
 * Stays in the chunk that is fetched for it, beside what the packages give to the console alone: were it
 * moved, rolldown would export its namespace from where it is not as soon as another chunk wants of these.
 */
const consoleEntry = path.join(sources, 'admin/console.tsx');

let known: Set<string> | undefined;

/**
 * What the console's first page needs comes in a few files: dozens of small ones would each wait in the
 * queue of a slow machine. One is its own; what guests' later pages fill in forms with, and icons, are
 * shared with them.
 */
export const consoleGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'console',
    includeDependenciesRecursively: false,
    name(id, modules) {
      known ??= ofConsole(modules);
      return known.has(id) ? 'console' : null;
    },
  },
  {
    name: 'forms',
    includeDependenciesRecursively: false,
    test: /\/packages\/ui\/src\/components\/(control|field|search-field|select|text-field)\//,
  },
  { name: 'icons', test: /\/node_modules\/lucide-react\/dist\/esm\/icons\// },
];

function ofConsole(modules: Rolldown.ChunkingContext): Set<string> {
  const everybodys = reached([everybodysFile], (id) => {
    const info = modules.getModuleInfo(id);
    const next = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
    return next.filter((other) => !other.startsWith(consoleFolder));
  });
  const first = reached(consoleFiles, (id) => modules.getModuleInfo(id)?.importedIds ?? []);
  return new Set([...first].filter((id) => !everybodys.has(id) && id !== consoleEntry));
}
