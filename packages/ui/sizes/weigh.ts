import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { className } from '../class-names.ts';

/** Bytes over the wire, minified and gzipped, without React. */
export interface Weight {
  /** What arrives at once. */
  script: number;
  /** What is fetched when it is first needed. */
  lazyScript: number;
  style: number;
}

const kitFolder = path.join(import.meta.dirname, '..');
const peerDependency = /^(react|react-dom)(\/|$)/;

/**
 * Bundles a module as an application would, and weighs what comes out: the script from what is published, the style
 * from the sources, as what is published has it in one file.
 *
 * @param module - as an application would write it
 * @param from - the folder it would stand in, whose dependencies it sees
 */
export async function weigh(module: string, from: string = kitFolder): Promise<Weight> {
  const output = await build({
    root: kitFolder,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['module', 'browser', 'production'] },
    plugins: [
      stylesOfTheSources,
      vanillaExtractPlugin({ identifiers: className }),
      standIn(module, from),
    ],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'weighed',
        external: peerDependency,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const weight: Weight = { script: 0, lazyScript: 0, style: 0 };
  for (const file of 'output' in output ? output.output : []) {
    if (file.type === 'chunk') {
      weight[file.isDynamicEntry ? 'lazyScript' : 'script'] += zipped(file.code);
    } else if (file.fileName.endsWith('.css')) weight.style += zipped(file.source);
  }
  return weight;
}

const stylesOfTheSources: Plugin = {
  name: 'styles-of-the-sources',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const dist = path.join(kitFolder, 'dist');
    const file =
      id === '@portal/ui/styles.css'
        ? 'styles.css.js'
        : path.relative(dist, path.resolve(importer, '..', id));
    if (!file.endsWith('.css.js') || file.startsWith('..')) return null;
    return path.join(kitFolder, 'src', file.replace(/js$/, 'ts'));
  },
};

/** The module that is weighed, as if it stood in the folder. */
function standIn(module: string, folder: string): Plugin {
  const file = path.join(folder, 'weighed.js');
  return {
    name: 'stand-in',
    resolveId: (id) => (id === 'weighed' ? file : null),
    load: (id) => (id === file ? module : null),
  };
}

/** As an application's build zips it beforehand. */
function zipped(content: string | Uint8Array): number {
  return gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
}
