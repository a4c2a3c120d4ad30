import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createEmptyTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../test/databases/own-database.ts';
import { copyEmbeddedTemplate } from '../../test/databases/template.ts';
import { backUp, seedAwkwardly, heldBy } from '../../test/fixtures/backups.ts';
import { applyMigrations } from '../db/migrations/migrate.ts';
import { restoreDatabase } from './restore-database.ts';

let folder: string;
let embedded: TestDatabase;
let server: { url: string; stop: () => Promise<void> };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-move-'));
  await copyEmbeddedTemplate(path.join(folder, 'database'));
  embedded = await openTestDatabase(
    { embedded: { folder: path.join(folder, 'database') } },
    async () => undefined,
  );
  server = await createEmptyTestDatabase();
});
afterEach(async () => {
  await embedded.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a trial on the embedded database moves to a real server with every row, and goes on there', async () => {
  await seedAwkwardly(embedded);
  const file = path.join(folder, 'a.backup');
  await backUp(embedded.url, file);
  await restoreDatabase({ url: server.url, file, isReplacing: false });
  const [before, after] = [await heldBy(embedded.url), await heldBy(server.url)];
  expect(after).toEqual(before);
  expect(before['ticket_picture']).toHaveLength(1);
  expect(await applyMigrations({ url: server.url })).toEqual([]);
});
