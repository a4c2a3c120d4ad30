import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../run-process.mjs';
import { onlyWhenStale } from './stamp.mjs';

let folder;
let task;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  mkdirSync(path.join(folder, 'src'));
  write('src/app.ts', 'one');
  task = {
    name: path.basename(folder),
    label: 'Building',
    inputs: [path.join(folder, 'src')],
    output: path.join(folder, 'out'),
    work: vi.fn(async () => write('out', 'built')),
  };
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(path.join(root, 'node_modules/.portal', task.name), { force: true });
});

function write(file, content) {
  writeFileSync(path.join(folder, file), content);
}

test('work is done once for the same inputs', async () => {
  await onlyWhenStale(task);
  await onlyWhenStale(task);
  expect(task.work).toHaveBeenCalledTimes(1);
});

test('work is done again when an input changed', async () => {
  await onlyWhenStale(task);
  write('src/app.ts', 'two');
  await onlyWhenStale(task);
  expect(task.work).toHaveBeenCalledTimes(2);
});

test('work is done again when an input came or went', async () => {
  await onlyWhenStale(task);
  write('src/cart.ts', '');
  await onlyWhenStale(task);
  rmSync(path.join(folder, 'src/cart.ts'));
  await onlyWhenStale(task);
  expect(task.work).toHaveBeenCalledTimes(3);
});

test('work is done again when its output is gone', async () => {
  await onlyWhenStale(task);
  rmSync(path.join(folder, 'out'));
  await onlyWhenStale(task);
  expect(task.work).toHaveBeenCalledTimes(2);
});

test('work that failed is tried again', async () => {
  await onlyWhenStale(task);
  write('src/app.ts', 'two');
  task.work.mockRejectedValueOnce(new Error('broken'));
  await expect(onlyWhenStale(task)).rejects.toThrow('broken');
  write('src/app.ts', 'one');
  await onlyWhenStale(task);
  expect(task.work).toHaveBeenCalledTimes(3);
});

test('tests and stories are no inputs', async () => {
  await onlyWhenStale(task);
  write('src/app.test.ts', '');
  write('src/app.stories.tsx', '');
  await onlyWhenStale(task);
  expect(task.work).toHaveBeenCalledTimes(1);
});
