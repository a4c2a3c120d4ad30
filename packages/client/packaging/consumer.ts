import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './pack.ts';

const packages = path.join(import.meta.dirname, '../..');
const tsc = path.join(packages, '../node_modules/.bin/tsc');

/** What `@portal/client` takes from the registry; here, what the workspace has of it. */
async function fromRegistry(): Promise<string[]> {
  const manifest = await readFile(path.join(packages, 'client/package.json'), 'utf8');
  const { dependencies, peerDependencies } = JSON.parse(manifest) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return names.filter((name) => !name.startsWith('@portal/'));
}

/** Installs the tarballs in a project that knows nothing of this workspace, and without a network. */
export async function installInProject(
  tarballs: { readonly domain: string; readonly client: string },
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const links = await Promise.all(
    (await fromRegistry()).map(async (name) => {
      const there = await realpath(path.join(packages, 'client/node_modules', name));
      return [name, `link:${there}`] as const;
    }),
  );
  const ours = {
    '@portal/client': `file:${tarballs.client}`,
    '@portal/domain': `file:${tarballs.domain}`,
  };
  const { zod } = Object.fromEntries(links);
  const manifest = { private: true, type: 'module', dependencies: { ...ours, zod } };
  const overrides = { ...Object.fromEntries(links), '@portal/domain': ours['@portal/domain'] };
  // JSON is YAML.
  const workspace = { packages: [], overrides };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace));
  await run('pnpm', ['install', '--offline', '--store-dir', `${folder}-store`], folder);
}

/** Writes every TypeScript example of a package's README into a file of its own. */
export async function writeSnippets(name: 'domain' | 'client', folder: string): Promise<number> {
  const readme = await readFile(path.join(packages, name, 'README.md'), 'utf8');
  const snippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
  await Promise.all(
    snippets.map((code, index) => writeFile(path.join(folder, `${name}-${index}.ts`), code)),
  );
  return snippets.length;
}

/** Type-checks everything in the project, and the packages' own declarations with it. */
export async function checkTypes(folder: string): Promise<void> {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: [],
    noEmit: true,
  };
  const config = { compilerOptions, include: ['*.ts'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  await run(tsc, ['-p', folder], folder);
}
