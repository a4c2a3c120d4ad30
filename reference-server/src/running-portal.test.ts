import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataFolder } from './running-portal.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-claim-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('a portal that is started twice says which one runs already, until that one has ended', async () => {
  const first = await claimDataFolder(dataDir, 'http://localhost:3000', 0);
  const refusal = `A portal is already running here: process ${process.pid}, http://localhost:3000. Stop it`;
  await expect(claimDataFolder(dataDir, 'http://localhost:3001', 0)).rejects.toThrow(refusal);
  first.release();
  const second = await claimDataFolder(dataDir, 'http://localhost:3001', 0);
  second.release();
});
