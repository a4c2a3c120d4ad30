import { leanZod, leanZodForEsbuild } from '@portal/domain/lean-zod';
import * as esbuild from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The bundlers that applications are mostly built with. */
export const bundlers = ['Vite', 'esbuild'] as const;

const peerDependency = /^(react|react-dom)(\/|$)/;

/** A file of a bundle: its program, and the files that are fetched together with it. */
interface BundledFile {
  readonly program: string | Uint8Array;
  readonly imports: readonly string[];
}

/**
 * Bundles a module as an application of that project would, and weighs what arrives at once: minified and
 * gzipped, without what `import()` brings later.
 *
 * @param isLean - with the plugin that leaves out what only a server needs of zod
 * @returns kilobytes of 1,024.
 */
export async function weigh(
  bundler: (typeof bundlers)[number],
  module: string,
  { project, isLean = false }: { readonly project: string; readonly isLean?: boolean },
): Promise<number> {
  const bundle = bundler === 'Vite' ? withVite : withEsbuild;
  const { entry, files } = await bundle(module, project, isLean);
  const atOnce = new Set<string>();
  const add = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    files.get(name)?.imports.forEach(add);
  };
  add(entry);
  const bytes = [...atOnce].map((name) => zipped(files.get(name)?.program ?? ''));
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}

interface Bundle {
  readonly entry: string;
  readonly files: ReadonlyMap<string, BundledFile>;
}

async function withVite(module: string, project: string, isLean: boolean): Promise<Bundle> {
  const standIn = path.join(project, 'weighed.js');
  const built = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...(isLean ? [leanZod()] : []),
      {
        name: 'stand-in',
        resolveId: (id) => (id === 'weighed' ? standIn : null),
        load: (id) => (id === standIn ? module : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'weighed',
        external: peerDependency,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built more than was asked for.');
  const chunks = built.output.filter((file) => file.type === 'chunk');
  return {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    files: new Map(
      chunks.map(({ fileName, code, imports }) => [fileName, { program: code, imports }]),
    ),
  };
}

async function withEsbuild(module: string, project: string, isLean: boolean): Promise<Bundle> {
  const { metafile, outputFiles } = await esbuild.build({
    stdin: { contents: module, resolveDir: project },
    ...{ bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2023' },
    external: ['react', 'react-dom'],
    ...{ outdir: 'out', absWorkingDir: project, write: false, metafile: true },
    plugins: isLean ? [leanZodForEsbuild(readFile)] : [],
  });
  const files = Object.entries(metafile.outputs).map(([name, { imports }]) => {
    const file = outputFiles.find(({ path: at }) => at === path.join(project, name));
    const together = imports.filter(({ kind }) => kind === 'import-statement');
    return [
      name,
      { program: file?.contents ?? '', imports: together.map((each) => each.path) },
    ] as const;
  });
  const entry = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === '<stdin>',
  );
  return { entry: entry?.[0] ?? '', files: new Map(files) };
}

/** As an application's build zips it beforehand. */
function zipped(program: string | Uint8Array): number {
  return gzipSync(program, { level: constants.Z_BEST_COMPRESSION }).length;
}
