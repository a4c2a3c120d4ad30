import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteBackup } from '../src/backup/last-backup.ts';
import { readOrCreateSecrets } from '../src/config/secrets.ts';
import {
  examineDescriptors,
  examineMachine,
  examineRedis,
  examineRoom,
} from './examine-machine.ts';

const now = new Date('2026-11-23T12:00:00Z');
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-doctor-'));
  await readOrCreateSecrets(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function examined(check: string, isPublic = true) {
  const findings = await examineMachine(dataDir, { isPublic, isDatabaseHere: true, now });
  return findings.filter((finding) => finding.check === check);
}

describe('what a machine keeps', () => {
  it('is closed to others', async () => {
    expect(await examined('file-modes')).toMatchObject([{ level: 'ok' }]);
  });

  it('is found out where others may read it, with what closes it', async () => {
    const file = path.join(dataDir, 'secrets.json');
    await chmod(file, 0o640);
    await mkdir(path.join(dataDir, 'database'));
    await chmod(path.join(dataDir, 'database'), 0o755);
    expect(await examined('file-modes')).toMatchObject([
      { level: 'wrong', todo: `chmod 700 ${path.join(dataDir, 'database')}` },
      { level: 'wrong', todo: `chmod 600 ${file}` },
    ]);
  });

  it.each([
    [50e9, 'ok'],
    [1e9, 'warning'],
    [4e9, 'warning'],
    [0.1e9, 'wrong'],
  ])('has %d bytes of room out of 100 GB: %s', async (free, level) => {
    expect(await examined('disk')).toMatchObject([{ what: expect.stringContaining('GB free') }]);
    expect(examineRoom({ used: 100e9 - free, limit: 100e9 })).toMatchObject({
      check: 'disk',
      level,
    });
  });

  it.each([
    [100_000, true, 'ok'],
    [256, true, 'wrong'],
    [256, false, 'warning'],
    [128, false, 'wrong'],
  ])('lets a process open %d files, embedded database %s: %s', async (limit, isHere, level) => {
    expect(await examined('descriptors')).toHaveLength(1);
    const found = examineDescriptors({ used: 30, limit }, isHere);
    expect(found).toMatchObject({ check: 'descriptors', level });
  });

  it.each([
    [0.5, 'ok'],
    [3, 'warning'],
    [9, 'wrong'],
  ])('was backed up %d days ago: %s', async (days, level) => {
    const file = path.join(dataDir, 'a.backup');
    await writeFile(file, '');
    await noteBackup(dataDir, { file, at: new Date(now.getTime() - days * 86_400_000) });
    expect(await examined('backup')).toMatchObject([{ level }]);
    await rm(file);
    expect(await examined('backup')).toMatchObject([
      { what: expect.stringContaining('not there any more') },
    ]);
  });

  it('was never backed up, which matters in public', async () => {
    expect(await examined('backup')).toMatchObject([{ level: 'warning' }]);
    expect(await examined('backup', false)).toMatchObject([{ level: 'ok' }]);
  });

  it('has no Redis, or one that is not there', async () => {
    expect(await examineRedis(undefined)).toMatchObject({ level: 'ok' });
    const away = await examineRedis('redis://:a-password@127.0.0.1:1');
    expect(away).toMatchObject({ level: 'wrong', check: 'redis' });
    expect(JSON.stringify(away)).not.toContain('a-password');
  });
});
