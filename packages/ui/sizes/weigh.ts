import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** Bytes over the wire, minified and gzipped, without React. */
export interface Weight {
  /** What arrives at once. */
  script: number;
  /** What is fetched when it is first needed. */
  lazyScript: number;
  style: number;
}

const folder = path.join(import.meta.dirname, '..');
const givenByTheApplication = /^(react|react-dom)(\/|$)/;

/** Bundles a module as an application would, from the kit's sources, and weighs what comes out. */
export async function weigh(module: string): Promise<Weight> {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@portal/source', 'module', 'browser', 'production'] },
    plugins: [
      vanillaExtractPlugin({ identifiers: ({ hash }) => `portal_${hash}` }),
      standIn(module),
    ],
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
  const weight: Weight = { script: 0, lazyScript: 0, style: 0 };
  if (Array.isArray(output) || !('output' in output)) return weight;
  for (const file of output.output) {
    if (file.type === 'chunk') {
      weight[file.isDynamicEntry ? 'lazyScript' : 'script'] += gzipSync(file.code).length;
    } else if (file.fileName.endsWith('.css')) {
      weight.style += gzipSync(file.source).length;
    }
  }
  return weight;
}

/** The module that is weighed, as if it stood in the kit's folder. */
function standIn(module: string): Plugin {
  const file = path.join(folder, 'weighed.js');
  return {
    name: 'stand-in',
    resolveId: (id) => (id === 'weighed' ? file : null),
    load: (id) => (id === file ? module : null),
  };
}
