import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-folder-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('gives a folder to one holder at a time', () => {
  const first = lockFolder(folder, 0);
  expect(first).toBeDefined();
  expect(lockFolder(folder, 0)).toBeUndefined();
  first?.release();
  const second = lockFolder(folder, 0);
  expect(second).toBeDefined();
  second?.release();
});

it('makes the folder when it is missing', () => {
  const lock = lockFolder(path.join(folder, 'not/there'), 0);
  expect(lock).toBeDefined();
  lock?.release();
});
