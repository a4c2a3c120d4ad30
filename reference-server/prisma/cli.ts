import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../src/db/embedded/embedded-database.ts';

/**
 * Runs the Prisma CLI with the schema engine that needs no download, on the database that DATABASE_URL
 * names, else on the embedded one in DATA_DIR (the portal must not be running then), with an empty
 * embedded one as its shadow.
 */
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const commandLine = process.argv.slice(2);

process.exitCode =
  process.env['DATABASE_URL'] === undefined
    ? await runOnEmbeddedDatabase()
    : await runPrisma(process.env['DATABASE_URL'], process.env['SHADOW_DATABASE_URL']);

async function runOnEmbeddedDatabase(): Promise<number> {
  const dataFolder = path.resolve(packageFolder, '..', process.env['DATA_DIR'] ?? '.portal');
  const shadowFolder = await mkdtemp(path.join(os.tmpdir(), 'portal-shadow-database-'));
  const database = await startEmbeddedDatabase({ folder: path.join(dataFolder, 'database') });
  const shadow = await startEmbeddedDatabase({ folder: shadowFolder });
  try {
    return await runPrisma(database.url, shadow.url);
  } finally {
    await Promise.all([database.stop(), shadow.stop()]);
    await rm(shadowFolder, { recursive: true, force: true });
  }
}

async function runPrisma(url: string, shadowUrl: string | undefined): Promise<number> {
  const manifest = createRequire(import.meta.url).resolve('prisma/package.json');
  const prisma = spawn(
    process.execPath,
    [path.join(path.dirname(manifest), 'build/index.js'), ...commandLine],
    {
      cwd: packageFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: url,
        ...(shadowUrl === undefined ? {} : { SHADOW_DATABASE_URL: shadowUrl }),
        PRISMA_SCHEMA_ENGINE_BINARY: path.join(packageFolder, 'prisma/schema-engine.ts'),
        // The engine's first line asks for "node": the one that runs this.
        PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
      },
    },
  );
  const [code] = (await once(prisma, 'exit')) as [number | null];
  return code ?? 1;
}
