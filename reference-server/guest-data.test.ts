import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test/database.ts';

const command = fileURLToPath(new URL('guest-data.ts', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-guest-data-'));
});
afterEach(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as `npm run guest-data` does. */
async function run(args: readonly string[], typed = '') {
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--conditions=@portal/source', command, ...args],
      { cwd: folder, env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder } },
      (error, stdout, stderr) =>
        resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(typed);
  });
}

describe('npm run guest-data', () => {
  it('writes a file that nobody else reads, by id or phone, and never over another', async () => {
    const { id } = await database.prisma.guest.create({
      data: { name: 'Файлова', phone: '+79161234567' },
    });
    const out = path.join(folder, 'own.zip');
    expect(await run(['export', '8 (916) 123-45-67', '--out', out])).toMatchObject({ exitCode: 0 });
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(await readFile(out, 'utf8')).toContain('Файлова');
    const again = await run(['export', String(id), '--out', out]);
    expect(again).toMatchObject({ exitCode: 1, output: expect.stringContaining('--out') });
    expect(await database.prisma.auditEntry.findMany()).toMatchObject([
      { actor: 'system', action: 'export', entity: 'guest', entityId: String(id) },
    ]);
  });

  it('erases who is named, once that is confirmed, and says what it does not know', async () => {
    const { prisma } = database;
    const { id } = await prisma.guest.create({ data: { name: 'Стиралов', phone: '+79161234568' } });
    expect(await run(['erase', '+79161234568'], 'no\n')).toMatchObject({ exitCode: 1 });
    expect(await prisma.guest.findUnique({ where: { id } })).toMatchObject({ erasedAt: null });
    expect(await run(['erase', '+79161234568'], `${id}\n`)).toMatchObject({ exitCode: 0 });
    expect(await prisma.guest.findUnique({ where: { id } })).toMatchObject({
      ...{ name: 'Удалённый гость', erasedAt: expect.any(Date) },
    });
    const unknown = await run(['erase', '+79161234568', '--yes']);
    expect(unknown).toMatchObject({ exitCode: 1, output: expect.stringContaining('no guest') });
    expect(await run(['forget', '1'])).toMatchObject({ exitCode: 1 });
  });
});
