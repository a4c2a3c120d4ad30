import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import ts from 'typescript';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Tree shaking works on modules: `"sideEffects": false` lets a bundler leave out a file that nothing is
 * taken from, never a part of one. So each module of the source stays a file of its own.
 */
export const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

/**
 * Pure annotations, for what shares a file with something that is needed: no constant of these packages does
 * anything but compute its value, and no bundler can know that of `z.object(…)` by itself.
 */
const pureConstants: Plugin = {
  name: 'pure-constants',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: annotateConstants(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

function annotateConstants(source: string): string {
  let annotated = source;
  const { statements } = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true);
  const declarations = statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  for (const { initializer } of declarations.toReversed()) {
    if (!initializer || !calls(initializer)) continue;
    const [start, end] = [initializer.getStart(), initializer.getEnd()];
    const value = source.slice(start, end);
    annotated = `${annotated.slice(0, start)}/* @__PURE__ */ (() => (${value}))()${annotated.slice(end)}`;
  }
  return annotated;
}

/** Whether something is called as soon as the module is loaded. */
function calls(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return (
    ts.isCallExpression(node) || ts.isNewExpression(node) || (ts.forEachChild(node, calls) ?? false)
  );
}

/** What holds for every package: readable modules with their maps. */
export const modules: Options = {
  format: 'esm',
  target: 'es2023',
  sourcemap: true,
  splitting: false,
  esbuildOptions(options) {
    // Russian texts stand in it as they are written.
    options.charset = 'utf8';
  },
};

/** How a package of plain modules is built; its declarations come from `tsc`. */
export default defineConfig({
  ...modules,
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-d.ts', '!src/**/testing/**'],
  clean: true,
  esbuildPlugins: [oneFilePerModule, pureConstants],
});
