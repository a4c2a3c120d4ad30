import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
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
const givenByTheApplication = /^(react|react-dom)(\/|$)/;

/**
 * Bundles a module as an application would, and weighs what comes out: the script from what is published, the style
 * from the sources, as what is published has it in one file.
 *
 * @param module - as an application would write it
 * @param from - the folder it would stand in, whose dependencies it sees
 */
export async function weigh(module: string, from: string = kitFolder): Promise<Weight> {
  const weight: Weight = { script: 0, lazyScript: 0, style: 0 };
  for (const file of await bundle(module, from, [])) {
    if (file.type !== 'chunk') continue;
    weight[file.isDynamicEntry ? 'lazyScript' : 'script'] += zipped(file.code);
  }
  for (const file of await bundle(module, from, ['@portal/source'])) {
    if (file.type === 'asset' && file.fileName.endsWith('.css'))
      weight.style += zipped(file.source);
  }
  return weight;
}

async function bundle(
  module: string,
  from: string,
  conditions: string[],
): Promise<Rolldown.RolldownOutput['output'] | []> {
  const output = await build({
    root: kitFolder,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [...conditions, 'module', 'browser', 'production'] },
    plugins: [vanillaExtractPlugin({ identifiers: className }), standIn(module, from)],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'weighed',
        external: givenByTheApplication,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return 'output' in output ? output.output : [];
}

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
