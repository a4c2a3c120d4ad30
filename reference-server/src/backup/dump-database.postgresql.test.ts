import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { writeBackupFile } from './backup-file.ts';
import { dumpDatabase } from './dump-database.ts';
import { restoreDatabase } from './restore-database.ts';

/** What needs several sessions of a real server. */

let portal: TestDatabase;
beforeEach(async () => {
  portal = await createTestDatabase();
});
afterEach(() => portal.stop());

it('is of one moment, whatever is written while it is read', async () => {
  const { prisma } = portal;
  await prisma.room.create({ data: { name: 'before' } });
  const lines: string[] = [];
  for await (const line of dumpDatabase(portal.url, { onTable: () => undefined })) {
    // Alerts are read first, rooms later.
    if (lines.length === 1) {
      await prisma.room.create({ data: { name: 'meanwhile' } });
      await prisma.room.update({ where: { id: 1 }, data: { name: 'changed meanwhile' } });
    }
    lines.push(line);
  }
  const rooms = lines.indexOf(
    '{"table":"room","columns":["id","name","sort_priority","is_hidden","updated_at"]}',
  );
  expect(lines.slice(rooms + 1, rooms + 3)).toEqual([
    expect.stringMatching(/^\["1", "before", "0", "false", "[^"]+"\]$/),
    expect.stringContaining('{"table":'),
  ]);
});

it('is not restored under a portal that runs', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-backup-'));
  try {
    const file = path.join(folder, 'a.backup');
    await writeBackupFile(file, dumpDatabase(portal.url, { onTable: () => undefined }));
    await portal.prisma.room.create({ data: { name: 'kept' } });
    await expect(restoreDatabase({ url: portal.url, file, isReplacing: true })).rejects.toThrow(
      /A portal runs on this database\. Stop it first/,
    );
    expect(await portal.prisma.room.count()).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
