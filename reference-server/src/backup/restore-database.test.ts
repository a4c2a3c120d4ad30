import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createEmptyTestDatabase } from '../../test/databases/own-database.ts';
import { backUp, seedAwkwardly, heldBy } from '../../test/fixtures/backups.ts';
import { applyMigrations } from '../db/migrate.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../db/migration-folder.ts';
import { withConnection } from '../db/single-connection.ts';
import { restoreDatabase } from './restore-database.ts';

let folder: string;
let file: string;
let portal: TestDatabase;
let target: { url: string; stop: () => Promise<void> };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-backup-'));
  file = path.join(folder, 'a.backup');
  portal = await createTestDatabase();
  target = await createEmptyTestDatabase();
});
afterEach(async () => {
  await portal.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
});

const restore = (given: Partial<Parameters<typeof restoreDatabase>[0]> = {}) =>
  restoreDatabase({ url: target.url, file, isReplacing: false, ...given });

describe('a backup that is restored', { timeout: 60_000 }, () => {
  it('gives every row of every table back, and every number that comes next', async () => {
    await seedAwkwardly(portal);
    await backUp(portal.url, file);
    const restored = await restore();
    const held = await heldBy(portal.url);
    for (const pictures of ['ticket_picture', 'catalogue_picture']) {
      expect(held[pictures]).toHaveLength(1);
    }
    expect(await heldBy(target.url)).toEqual(held);
    expect(restored).toMatchObject({ migrated: [] });
    expect(restored.rows).toBeGreaterThan(200);
    // Prisma's engine finds nothing to do.
    expect(await applyMigrations({ url: target.url })).toEqual([]);
    const next = `SELECT nextval('order_id_seq') AS id`;
    const [ours, theirs] = await Promise.all(
      [portal.url, target.url].map((url) => withConnection(url, (client) => client.query(next))),
    );
    expect(theirs?.rows).toEqual(ours?.rows);
  });

  it('takes the place of a portal that is there where it is told to, and not else', async () => {
    await seedAwkwardly(portal);
    await backUp(portal.url, file);
    await restore();
    await withConnection(target.url, (client) => client.query(`DELETE FROM order_line`));
    const before = await heldBy(target.url);
    await expect(restore()).rejects.toThrow(/is not empty.+--replace.+Nothing was changed/s);
    expect(await heldBy(target.url)).toEqual(before);
    await restore({ isReplacing: true });
    expect(await heldBy(target.url)).toEqual(await heldBy(portal.url));
  });

  it('never takes the place of what is no portal', async () => {
    await backUp(portal.url, file);
    await withConnection(target.url, (client) => client.query('CREATE TABLE of_others (id int)'));
    await expect(restore({ isReplacing: true })).rejects.toThrow(/is no portal/);
    expect(
      (await withConnection(target.url, (client) => client.query('TABLE of_others'))).rows,
    ).toEqual([]);
  });

  it('of an older portal is brought to the schema of this one', async () => {
    const migrations = await readMigrations();
    const older = path.join(folder, 'older');
    await mkdir(older);
    await copyFile(
      path.join(MIGRATIONS_FOLDER, 'migration_lock.toml'),
      path.join(older, 'migration_lock.toml'),
    );
    for (const { name } of migrations.slice(0, -3)) {
      await cp(path.join(MIGRATIONS_FOLDER, name), path.join(older, name), { recursive: true });
    }
    await applyMigrations({ url: target.url, folder: older });
    await withConnection(target.url, (client) =>
      client.query(`INSERT INTO room (name) VALUES ('7')`),
    );
    await backUp(target.url, file);
    const { migrated } = await restore({ isReplacing: true });
    expect(migrated).toEqual(migrations.slice(-3).map(({ name }) => name));
    expect(await applyMigrations({ url: target.url })).toEqual([]);
    const rooms = await withConnection(target.url, (client) =>
      client.query('SELECT name FROM room'),
    );
    expect(rooms.rows).toEqual([{ name: '7' }]);
    const fresh = await heldBy(portal.url);
    expect(Object.keys(await heldBy(target.url))).toEqual(Object.keys(fresh));
  });

  it('of a newer portal, or of one with another history, is refused', async () => {
    await backUp(portal.url, file);
    const migrations = await readMigrations();
    const last = migrations.at(-1);
    await expect(restore({ migrations: migrations.slice(0, -1) })).rejects.toThrow(
      new RegExp(`newer portal.+${last?.name}.+Nothing was changed`),
    );
    const changed = migrations.map((each) => ({ ...each, checksum: 'another' }));
    await expect(restore({ migrations: changed })).rejects.toThrow(/is not the one/);
    expect(
      (
        await withConnection(target.url, (client) =>
          client.query(
            `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
          ),
        )
      ).rowCount,
    ).toBe(0);
  });
});
