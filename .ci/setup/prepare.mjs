import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run-process.mjs';
import { onlyWhenStale } from './stamp.mjs';

/** Generates and builds what the running portal needs and what is stale. */
export async function prepareStart(env) {
  await generateDatabaseClient(env);
  await buildApp(env);
}

/** The database client in `reference-server/generated`, from the schema. */
export async function generateDatabaseClient(env) {
  await onlyWhenStale({
    name: 'database-client',
    label: 'Generating the database client',
    inputs: ['reference-server/prisma', 'reference-server/prisma.config.ts', 'pnpm-lock.yaml'],
    output: 'reference-server/generated',
    work: () => runScript('@portal/reference-server', 'generate', env),
  });
}

/** The app in `reference-app/dist`, straight from the packages' sources. */
export async function buildApp(env) {
  await onlyWhenStale({
    name: 'app',
    label: 'Building the app',
    inputs: [
      'reference-app',
      'packages/domain',
      'packages/client',
      'packages/ui',
      'tsconfig.json',
      'pnpm-lock.yaml',
    ],
    output: 'reference-app/dist/index.html',
    work: async () => {
      const next = path.join(root, 'reference-app/node_modules/.next-app');
      await runScript(
        '@portal/reference-app',
        'build',
        { ...env, NODE_ENV: 'production' },
        '--logLevel=warn',
        `--outDir=${next}`,
        '--emptyOutDir',
      );
      replaceFolder(path.join(root, 'reference-app/dist'), next);
    },
  });
}

/**
 * Puts a whole folder in another one's place. A portal that runs meanwhile, beside `npm test` or a second
 * `npm start`, has pages to serve throughout; those that are open load anew when a part of theirs is gone.
 */
export function replaceFolder(folder, next) {
  const previous = `${next}.previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}

async function runScript(name, script, env, ...args) {
  await run(
    'pnpm',
    ['--filter', name, 'run', script, ...args],
    env,
    `The script "${script}" of ${name} failed; its reason stands above. Mend it and try again.`,
  );
}
