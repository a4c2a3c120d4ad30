import { copyFile, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backUp,
  createBackupPlace,
  heldBy,
  seedAwkwardly,
  type BackupPlace,
} from '../../test/fixtures/backups.ts';
import { applyMigrations } from '../db/migrations/migrate.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../db/migrations/migration-folder.ts';
import { withConnection } from '../db/embedded/single-connection.ts';

let place: BackupPlace;
beforeEach(async () => {
  place = await createBackupPlace();
});
afterEach(() => place.stop());

describe('a backup that is restored', { timeout: 60_000 }, () => {
  it('gives every row of every table back, and every number that comes next', async () => {
    await seedAwkwardly(place.portal);
    await backUp(place.portal.url, place.file);
    const restored = await place.restore();
    const held = await heldBy(place.portal.url);
    for (const pictures of ['ticket_picture', 'catalogue_picture']) {
      expect(held[pictures]).toHaveLength(1);
    }
    expect(await heldBy(place.target.url)).toEqual(held);
    expect(restored).toMatchObject({ migrated: [] });
    expect(restored.rows).toBeGreaterThan(200);
    // Prisma's engine finds nothing to do.
    expect(await applyMigrations({ url: place.target.url })).toEqual([]);
    const next = `SELECT nextval('order_id_seq') AS id`;
    const [ours, theirs] = await Promise.all(
      [place.portal.url, place.target.url].map((url) =>
        withConnection(url, (client) => client.query(next)),
      ),
    );
    expect(theirs?.rows).toEqual(ours?.rows);
  });

  it('takes the place of a portal that is there where it is told to, and not else', async () => {
    await seedAwkwardly(place.portal);
    await backUp(place.portal.url, place.file);
    await place.restore();
    await withConnection(place.target.url, (client) => client.query(`DELETE FROM order_line`));
    const before = await heldBy(place.target.url);
    await expect(place.restore()).rejects.toThrow(/is not empty.+--replace.+Nothing was changed/s);
    expect(await heldBy(place.target.url)).toEqual(before);
    await place.restore({ isReplacing: true });
    expect(await heldBy(place.target.url)).toEqual(await heldBy(place.portal.url));
  });

  it('never takes the place of what is no portal', async () => {
    await backUp(place.portal.url, place.file);
    await withConnection(place.target.url, (client) =>
      client.query('CREATE TABLE of_others (id int)'),
    );
    await expect(place.restore({ isReplacing: true })).rejects.toThrow(/is no portal/);
    expect(
      (await withConnection(place.target.url, (client) => client.query('TABLE of_others'))).rows,
    ).toEqual([]);
  });

  it('of an older portal is brought to the schema of this one', async () => {
    const migrations = await readMigrations();
    const older = path.join(place.folder, 'older');
    await mkdir(older);
    await copyFile(
      path.join(MIGRATIONS_FOLDER, 'migration_lock.toml'),
      path.join(older, 'migration_lock.toml'),
    );
    for (const { name } of migrations.slice(0, -3)) {
      await cp(path.join(MIGRATIONS_FOLDER, name), path.join(older, name), { recursive: true });
    }
    await applyMigrations({ url: place.target.url, folder: older });
    await withConnection(place.target.url, (client) =>
      client.query(`INSERT INTO room (name) VALUES ('7')`),
    );
    await backUp(place.target.url, place.file);
    const { migrated } = await place.restore({ isReplacing: true });
    expect(migrated).toEqual(migrations.slice(-3).map(({ name }) => name));
    expect(await applyMigrations({ url: place.target.url })).toEqual([]);
    const rooms = await withConnection(place.target.url, (client) =>
      client.query('SELECT name FROM room'),
    );
    expect(rooms.rows).toEqual([{ name: '7' }]);
    const fresh = await heldBy(place.portal.url);
    expect(Object.keys(await heldBy(place.target.url))).toEqual(Object.keys(fresh));
  });

  it('of a newer portal, or of one with another history, is refused', async () => {
    await backUp(place.portal.url, place.file);
    const migrations = await readMigrations();
    const last = migrations.at(-1);
    await expect(place.restore({ migrations: migrations.slice(0, -1) })).rejects.toThrow(
      new RegExp(`newer portal.+${last?.name}.+Nothing was changed`),
    );
    const changed = migrations.map((each) => ({ ...each, checksum: 'another' }));
    await expect(place.restore({ migrations: changed })).rejects.toThrow(/is not the one/);
    expect(
      (
        await withConnection(place.target.url, (client) =>
          client.query(
            `SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
          ),
        )
      ).rowCount,
    ).toBe(0);
  });
});
