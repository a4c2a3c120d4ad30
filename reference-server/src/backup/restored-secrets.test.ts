import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { passTime } from '../../test/clock.ts';
import { createEmptyTestDatabase } from '../../test/databases/own-database.ts';
import { backUp } from '../../test/fixtures/backups.ts';
import { codeOfApp } from '../../test/fixtures/sign-in/authenticator.ts';
import { factorOrigin, secondFactorTools } from '../../test/fixtures/sign-in/second-factors.ts';
import { createTestPortal, type TestPortal } from '../../test/portal.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { restoreDatabase } from './restore-database.ts';
import { writeSecretsFile } from './secrets-file.ts';

const leftovers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const remove of leftovers.splice(0).reverse()) await remove();
});

const environment = {
  PUBLIC_ORIGIN: factorOrigin,
  SESSION_SECRET: "it's a secret of sessions, and none of the shortest",
  OTP_PEPPER: 'and "this" one is the pepper of its codes and seals',
};

/** A portal on a database of its own, brought there from a backup. */
async function restoredPortal(file: string, secrets: Record<string, string>): Promise<TestPortal> {
  const target = await createEmptyTestDatabase();
  leftovers.push(target.stop);
  await restoreDatabase({ url: target.url, file, isReplacing: false });
  const database = await openDatabase({ url: target.url }, { poolSize: 5 });
  leftovers.push(() => database.close());
  const portal = await createTestPortal({
    ...{ only: [], database, seed: async () => undefined },
    // Keys of push are a real credential, beside which there is no demo.
    environment: { ...secrets, PUBLIC_ORIGIN: factorOrigin, DEMO: '' },
  });
  leftovers.push(portal.stop);
  return portal;
}

it(
  'with its secrets file a restored portal knows the apps and recovery codes of its staff, without it none, and ends every session',
  { timeout: 240_000 },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-backup-'));
    leftovers.push(() => rm(folder, { recursive: true, force: true }));
    const [file, secretsFile] = [path.join(folder, 'a.backup'), path.join(folder, 'secrets.env')];
    const before = await createTestPortal({ only: [], environment });
    leftovers.push(before.stop);
    let portal: TestPortal = before;
    const { member, enrolApp, signIn } = secondFactorTools(() => portal);
    const { secret, recoveryCodes } = await enrolApp(await member());
    const { body } = await signIn({ code: codeOfApp(secret) });
    await backUp(before.database.url, file);
    await writeSecretsFile(secretsFile, await readConfig({ ...environment, DATA_DIR: folder }));

    const secrets = parseEnv(await readFile(secretsFile, 'utf8')) as Record<string, string>;
    portal = await restoredPortal(file, secrets);
    const own = '/api/admin/staff/fetch';
    const old = await portal.call(null, own, {}, { authorization: `Bearer ${body.token}` });
    expect([old.status, old.body.code]).toEqual([401, 'SESSION_EXPIRED']);
    passTime({ seconds: 30 });
    expect((await signIn()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await signIn({ code: codeOfApp(secret) })).status).toBe(200);
    expect((await signIn({ code: recoveryCodes?.[0] })).status).toBe(200);

    portal = await restoredPortal(file, {});
    expect((await signIn({ code: codeOfApp(secret) })).status).not.toBe(200);
    expect((await signIn({ code: recoveryCodes?.[1] })).status).not.toBe(200);
  },
);
