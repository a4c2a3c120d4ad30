import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from './src/db/database.ts';
import { copyEmbeddedTemplate } from './test/databases/template.ts';
import { runCommand } from './test/run-command.ts';

let dataDir: string;
let database: Database | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-command-'));
  await mkdir(path.join(dataDir, 'database'));
  await copyEmbeddedTemplate(path.join(dataDir, 'database'));
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** One for each secret of a provider's, as awkward as a person may choose it. */
const givenSecrets: Record<string, string> = {
  SESSION_SECRET_PREVIOUS: 'a # b',
  METRICS_TOKEN: `it's "$5"`,
  SMS_RU_API_ID: '5F3A-77',
  SMSC_LOGIN: 'отель',
  SMSC_PASSWORD: String.raw`back\slash\n"$HOME"`,
  SMS_AERO_EMAIL: 'sms@hotel.example',
  SMS_AERO_API_KEY: "it's",
  YOOKASSA_SHOP_ID: '100001',
  YOOKASSA_SECRET_KEY: 'test_A+/=-b',
  IIKO_API_LOGIN: '#login',
  IIKO_API_KEY: '`key`',
  IIKO_APP_ID: 'a=b',
  IIKO_CLIENT_SECRET: String.raw`'\'`,
  IIKO_WEBHOOK_TOKEN: '"quoted"',
  TELEGRAM_BOT_TOKEN: '1:AA-x_y',
  TELEGRAM_CHAT_ID: '-1001',
};

/** Runs a command beside a portal with an embedded database. */
const run = (name: 'backup' | 'restore' | 'create-admin', args: string[], typed = '') =>
  runCommand(name, { args, environment: { DATA_DIR: dataDir, ...givenSecrets }, typed });

const openOwn = () => openDatabase({ embedded: { folder: path.join(dataDir, 'database') } });

describe('beside a portal with an embedded database', { timeout: 120_000 }, () => {
  it('a backup is made while it runs, and restored when it is stopped', async () => {
    database = await openOwn();
    const { prisma } = database;
    await prisma.room.create({ data: { name: 'kept' } });
    const made = await run('backup', []);
    expect(made).toMatchObject({ exitCode: 0, output: expect.stringContaining('Backup: ') });
    const file = /Backup: (.+)/.exec(made.output)?.[1] ?? '';
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    expect(
      JSON.parse(await readFile(path.join(dataDir, 'last-backup.json'), 'utf8')),
    ).toMatchObject({ file });
    // The portal goes on, and nothing of the copy is left.
    await prisma.room.updateMany({ data: { name: 'lost' } });
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup-copy'))).toEqual([]);

    const refused = await run('restore', [file, '--replace']);
    expect(refused).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('is in use by another process'),
    });
    await database.close();
    const notEmpty = await run('restore', [file]);
    expect(notEmpty).toMatchObject({ exitCode: 1, output: expect.stringContaining('--replace') });
    const restored = await run('restore', [file, '--replace']);
    expect(restored).toMatchObject({ exitCode: 0, output: expect.stringContaining('Restored: ') });
    database = await openOwn();
    expect(await database.prisma.room.findMany()).toMatchObject([{ name: 'kept' }]);
  });

  it('the first admin is made while it runs', async () => {
    database = await openOwn();
    const made = await run('create-admin', [], 'olga\n\n');
    expect(made).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('olga is an admin'),
    });
    expect(await database.prisma.staff.findMany()).toMatchObject([{ id: 'olga', role: 'admin' }]);
  });

  it('secrets are written only where they are asked for, into a file of their own', async () => {
    const to = path.join(dataDir, 'a.backup');
    const file = path.join(dataDir, 'secrets.env');
    expect(await run('backup', ['--to', to])).toMatchObject({ exitCode: 0 });
    expect(await readdir(dataDir)).not.toContain('secrets.env');
    const again = await run('backup', ['--to', to]);
    expect(again).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('is there already'),
    });

    const other = path.join(dataDir, 'b.backup');
    const made = await run('backup', ['--to', other, '--secrets', file]);
    expect(made).toMatchObject({ exitCode: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const stored = async (name: string) =>
      JSON.parse(await readFile(path.join(dataDir, name), 'utf8')) as Record<string, string>;
    const secrets = await stored('secrets.json');
    const vapid = await stored('vapid.json');
    const read = spawn(
      process.execPath,
      [`--env-file=${file}`, '-p', 'JSON.stringify(process.env)'],
      { env: {} },
    );
    let text = '';
    read.stdout.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    await once(read, 'close');
    expect(JSON.parse(text)).toEqual({
      SESSION_SECRET: secrets['sessionSecret'],
      OTP_PEPPER: secrets['otpPepper'],
      VAPID_PUBLIC_KEY: vapid['publicKey'],
      VAPID_PRIVATE_KEY: vapid['privateKey'],
      ...givenSecrets,
    });
    expect(made.output).not.toContain(secrets['sessionSecret']);
  });

  it.each([
    ['backup', ['nonsense']],
    ['restore', ['one', 'two']],
  ] as const)('%s %j says how it is used', async (name, args) => {
    const { exitCode, output } = await run(name, [...args]);
    expect([exitCode, output]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^Say npm run ${name}`)),
    ]);
  });
});
