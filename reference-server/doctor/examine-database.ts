import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openedBy } from '../demo/settle-demo.ts';
import { demoStaff } from '../demo/staff.ts';
import { isLoopbackName, publicReasons } from '../src/config/boot-refusals.ts';
import { publishedDemoPassword, type Environment } from '../src/config/environment.ts';
import { maxSkewMilliseconds, measureClockSkew } from '../src/db/clock-skew.ts';
import { startEmbeddedDatabase } from '../src/db/embedded/embedded-database.ts';
import { readMigrations, type Migration } from '../src/db/migrations/migration-folder.ts';
import { findRunningDatabase } from '../src/db/embedded/running-database.ts';
import { withConnection } from '../src/db/embedded/single-connection.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

/** Looks into the database, whichever it is, and changes nothing in it. */
export async function examineDatabase(
  environment: Environment,
  dataDir: string,
): Promise<Finding[]> {
  const { DATABASE_URL } = environment;
  const folder = path.join(dataDir, 'database');
  try {
    const url = DATABASE_URL ?? (await findRunningDatabase(folder));
    if (url !== undefined) return await examineAt(url, environment);
    if (!existsSync(folder)) {
      return [ok('database', 'none yet: the first start makes an embedded one')];
    }
    const database = await startEmbeddedDatabase({ folder });
    try {
      return await examineAt(database.url, environment);
    } finally {
      await database.stop();
    }
  } catch (error) {
    return [
      wrong(
        'database',
        `It does not answer: ${reasonOf(error)}`,
        'Start it, or correct DATABASE_URL.',
      ),
    ];
  }
}

/** Never the address, in which a password may stand. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code !== '') return code;
  return error instanceof Error ? error.message : 'it does not say why';
}

function examineAt(url: string, environment: Environment): Promise<Finding[]> {
  return withConnection(url, async (client) => {
    const migrations = await examineMigrations(client, await readMigrations());
    const clock = examineClock(
      await measureClockSkew({
        $queryRawUnsafe: async <Rows>(sql: string) => (await client.query(sql)).rows as Rows,
      }),
    );
    const transport = await examineTransport(client);
    const isReady = migrations.level !== 'wrong' && !migrations.what.startsWith('empty');
    const staff = isReady ? await examineStaff(client, environment) : [];
    return [migrations, clock, ...transport, ...staff];
  });
}

/** Whether the schema is the one that this portal works with. */
async function examineMigrations(client: pg.Client, known: readonly Migration[]): Promise<Finding> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_class WHERE oid = to_regclass('_prisma_migrations')`,
  );
  if (rowCount === 0) return ok('migrations', 'empty: the first start makes the tables');
  const { rows } = await client.query<{ name: string; checksum: string; isFinished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
      FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const failed = rows.find(({ isFinished }) => !isFinished);
  if (failed) {
    const what = `The migration ${failed.name} failed half-way.`;
    return wrong(
      'migrations',
      what,
      'Mend its cause, then prisma migrate resolve, and start again.',
    );
  }
  const newer = rows.find(({ name }) => !known.some((each) => each.name === name));
  if (newer) {
    const what = `A newer portal has been at work here (${newer.name}).`;
    return wrong('migrations', what, 'Install that version again, or a later one.');
  }
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const missing = known.filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (missing.length === 0) return ok('migrations', `all ${String(known.length)} are applied`);
  const what = `${String(missing.length)} are missing: the portal that runs is older than this one.`;
  return wrong('migrations', what, 'npm run backup, then stop the portal and start it again.');
}

/** Whether who sits between reads all that is stored; nobody does on this machine, or in a socket's file. */
async function examineTransport(client: pg.Client): Promise<readonly Finding[]> {
  if (isLoopbackName(client.host) || client.host.startsWith('/')) return [];
  const { rows } = await client.query<{ ssl: boolean }>(
    'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
  );
  if (rows[0]?.ssl === true) return [ok('database-tls', 'what goes to it is encrypted')];
  const what =
    "The database is on another host, and what goes there is not encrypted: guests' phones, messages and pictures.";
  const todo =
    'Switch TLS on there, and put ?sslmode=verify-full&sslrootcert=<file> behind DATABASE_URL; leave it where only this machine and that one are on the wire.';
  return [warning('database-tls', what, todo)];
}

/** @param milliseconds by how much this clock is fast */
export function examineClock(milliseconds: number): Finding {
  const seconds = (Math.abs(milliseconds) / 1000).toFixed(1);
  if (Math.abs(milliseconds) <= maxSkewMilliseconds) return ok('clock', 'as the database has it');
  const what = `This machine's clock is ${seconds} s ${milliseconds > 0 ? 'before' : 'behind'} the database's: leases, limits and codes are reckoned by it.`;
  return wrong('clock', what, 'Set both by NTP: timedatectl set-ntp true');
}

interface StaffAccount {
  readonly id: string;
  readonly role: string;
  readonly passwordHash: string;
  readonly hasSecondFactor: boolean;
}

/** In public an admin does nothing before one is enrolled; until then whoever knows the password may. */
function examineSecondFactors(admins: readonly StaffAccount[]): Finding {
  const without = admins.flatMap(({ id, hasSecondFactor }) => (hasSecondFactor ? [] : [id]));
  if (without.length === 0) return ok('second-factors', 'every admin has one');
  const what = `${without.join(', ')}: no second factor yet, and the next sign-in chooses it.`;
  return warning(
    'second-factors',
    what,
    'Sign in to the console with each of them, and enrol one.',
  );
}

async function examineStaff(client: pg.Client, environment: Environment): Promise<Finding[]> {
  const isPublic = publicReasons(environment).length > 0;
  const { rows: staff } = await client.query<StaffAccount>(
    `SELECT id, role::text, password_hash AS "passwordHash",
        EXISTS (SELECT FROM second_factor WHERE staff_id = staff.id) AS "hasSecondFactor"
      FROM staff WHERE NOT disabled ORDER BY id LIMIT 1000`,
  );
  const admins = staff.filter(({ role }) => role === 'admin');
  const findings: Finding[] = [];
  if (admins.length > 0) {
    findings.push(
      ok('admin', `${String(admins.length)} of ${String(staff.length)} staff accounts`),
    );
  } else {
    const todo = 'Open the link that the start prints, or npm run create-admin';
    const what = 'There is no admin: nobody can manage the hotel, and the link makes one.';
    findings.push(isPublic ? wrong('admin', what, todo) : warning('admin', what, todo));
  }
  if (isPublic && !environment.DEMO && admins.length > 0)
    findings.push(examineSecondFactors(admins));
  const demoIds = new Set<string>(demoStaff.map(({ id }) => id));
  const passwords = new Set([publishedDemoPassword, environment.DEMO_STAFF_PASSWORD]);
  const opened = await openedBy(
    staff.filter(({ id }) => demoIds.has(id)),
    passwords,
  );
  if (opened.length === 0) {
    findings.push(ok('demo-accounts', 'none is opened by a password that stands in a guide'));
    return findings;
  }
  const what = `${opened.join(', ')}: opened by a password that everybody can read.`;
  const todo = opened.map((id) => `npm run create-admin -- --reset ${id}`).join('; ');
  const isMeant = !isPublic || environment.DEMO;
  findings.push(
    isMeant ? warning('demo-accounts', what, todo) : wrong('demo-accounts', what, todo),
  );
  return findings;
}
