const jsonSchema = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
const englishMessages = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
const classicSchemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const anyPart = new RegExp(
  [jsonSchema, englishMessages, classicSchemas].map(({ source }) => source).join('|'),
);

/** `z.string().email()` and its like, deprecated by zod for `z.email()`. */
const formatMethod =
  /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod(?!String\b)\w+, params\)\);\n {4}\},\n/gm;

/** A plugin of Vite, Rolldown and Rollup, as far as it goes here. */
export interface LeanZodPlugin {
  readonly name: string;
  readonly apply: 'build';
  readonly transform: {
    readonly filter: { readonly id: RegExp };
    handler(code: string, id: string): { code: string; map: null };
  };
}

/** A plugin of esbuild, as far as it goes here. */
export interface LeanZodEsbuildPlugin {
  readonly name: string;
  setup(build: {
    onLoad(
      options: { filter: RegExp },
      load: (file: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
    ): void;
  }): void;
}

/**
 * Leaves out of an application what zod brings along with every schema and an application of these packages does
 * not need: writing schemas as JSON Schema, English messages for what is wrong, reading values that contain
 * themselves, parsers written at run time (which a strict Content-Security-Policy forbids), and formats as methods
 * of a string (`z.string().email()`, deprecated by zod for `z.email()`). About 9 KB gzipped; calling what is left
 * out throws.
 *
 * @example
 * ```ts
 * // vite.config.ts
 * import { leanZod } from '@portal/domain/lean-zod';
 *
 * export default { plugins: [leanZod()] };
 * ```
 */
export function leanZod(): LeanZodPlugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform: {
      filter: { id: anyPart },
      handler: (code, id) => ({ code: withoutWork(code, id), map: null }),
    },
  };
}

/**
 * The same for esbuild.
 *
 * @param readFile - `readFile` of `node:fs/promises`
 */
export function leanZodForEsbuild(
  readFile: (path: string, encoding: 'utf8') => Promise<string>,
): LeanZodEsbuildPlugin {
  return {
    name: 'lean-zod',
    setup(build) {
      build.onLoad({ filter: anyPart }, async ({ path }) => ({
        contents: withoutWork(await readFile(path, 'utf8'), path),
        loader: 'js',
      }));
    },
  };
}

/** The module with everything that it exports, and nothing behind what is left out. */
function withoutWork(code: string, id: string): string {
  if (englishMessages.test(id)) return 'export default () => ({});';
  if (classicSchemas.test(id)) {
    return code
      .replaceAll(formatMethod, '')
      .replace('core.$ZodObjectJIT.init(', 'core.$ZodObject.init(')
      .replace('core.memoizer()', 'undefined');
  }
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map(([, name]) => name);
  return [
    "function leftOut() { throw new Error('The application is built without this part of zod.'); }",
    ...declared.map((name) => `export const ${name} = leftOut;`),
    ...renamed.map((name) => `export { leftOut as ${name} };`),
  ].join('\n');
}
