import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes the Prisma client into `generated/`, if the schema or Prisma changed since the last time. */
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const cliManifest = createRequire(import.meta.url).resolve('prisma/package.json');
const stampFile = path.join(packageFolder, 'generated/prisma/.made-from');

const stamp = createHash('sha256')
  .update(readFileSync(path.join(packageFolder, 'prisma/schema.prisma')))
  .update(readFileSync(cliManifest))
  .digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(path.dirname(cliManifest), 'build/index.js'), 'generate'],
    {
      cwd: packageFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        // Keeps the CLI from downloading its native engine.
        PRISMA_SCHEMA_ENGINE_BINARY: path.join(packageFolder, 'prisma/schema-engine.ts'),
      },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}
