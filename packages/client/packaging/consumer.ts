import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageNames, run, type PackageName } from './pack.ts';

const packages = path.join(import.meta.dirname, '../..');
const tsc = path.join(packages, '../node_modules/.bin/tsc');

/** What a package takes from the registry; here, what the workspace has of it. */
async function fromRegistry(name: PackageName): Promise<[string, string][]> {
  const manifest = await readFile(path.join(packages, name, 'package.json'), 'utf8');
  const { dependencies, peerDependencies } = JSON.parse(manifest) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return Promise.all(
    names
      .filter((each) => !each.startsWith('@portal/'))
      .map(async (each) => {
        const there = await realpath(path.join(packages, name, 'node_modules', each));
        return [each, `link:${there}`] as [string, string];
      }),
  );
}

/** Installs tarballs in a project that knows nothing of this workspace, and without a network. */
export async function installInProject(
  tarballs: { readonly [Name in PackageName]?: string },
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = packageNames.filter((name) => tarballs[name]);
  const links = Object.fromEntries((await Promise.all(names.map(fromRegistry))).flat());
  if ('react' in links) {
    const types = path.join(packages, 'ui/node_modules/@types/react');
    links['@types/react'] = `link:${await realpath(types)}`;
  }
  const ours = Object.fromEntries(
    names.map((name) => [`@portal/${name}`, `file:${tarballs[name]}`]),
  );
  // The kit alone wants neither the domain nor zod.
  if (!tarballs.domain) delete links['zod'];
  const manifest = { private: true, type: 'module', dependencies: { ...links, ...ours } };
  // JSON is YAML.
  const workspace = { packages: [], overrides: { ...links, ...ours } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace));
  await run('pnpm', ['install', '--offline', '--store-dir', `${folder}-store`], folder);
}

/** Writes every TypeScript example of a package's README into a file of its own. */
export async function writeSnippets(name: PackageName, folder: string): Promise<number> {
  const readme = await readFile(path.join(packages, name, 'README.md'), 'utf8');
  const snippets = [...readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
  await Promise.all(
    snippets.map(([, kind, code = ''], index) =>
      writeFile(path.join(folder, `${name}-${index}.${kind}`), code),
    ),
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
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
  };
  const config = { compilerOptions, include: ['*.ts', '*.tsx'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  await run(tsc, ['-p', folder], folder);
}
