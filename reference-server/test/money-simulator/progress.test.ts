import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { saveProgressFile } from '../long-run-progress.ts';
import { chunksLeft, nameSources, readProgress, type Progress } from './progress.ts';

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'portal-progress-'));
  onTestFinished(() => {
    rmSync(made, { recursive: true });
  });
  return made;
}

it.each<[name: string, done: Progress['done'], left: [first: number, count: number][]]>([
  [
    'everything',
    [],
    [
      [1, 250],
      [251, 250],
      [501, 100],
    ],
  ],
  [
    'what was only begun: a part of a chunk is no whole one',
    [
      [1, 250],
      [251, 300],
    ],
    [
      [301, 250],
      [551, 50],
    ],
  ],
  [
    'what lies between',
    [
      [401, 600],
      [1, 100],
    ],
    [
      [101, 250],
      [351, 50],
    ],
  ],
  [
    'what was done twice is done once',
    [
      [1, 300],
      [200, 250],
      [301, 600],
    ],
    [],
  ],
  [
    'nothing beyond the last seed',
    [[601, 900]],
    [
      [1, 250],
      [251, 250],
      [501, 100],
    ],
  ],
])('plays %s', (_, done, left) => {
  const chunks = chunksLeft({ done }, { from: 1, to: 601, size: 250 });
  expect(chunks.map(({ first, count }) => [first, count])).toEqual(left);
});

it('goes on where it stopped, with the same sources only', () => {
  const file = path.join(folder(), 'made', 'progress.json');
  const progress: Progress = { sources: 'a', done: [[1, 250]], failures: [] };
  expect(readProgress(file, 'a')).toEqual({ ...progress, done: [] });
  saveProgressFile(file, progress);
  expect(readProgress(file, 'a')).toEqual(progress);
  expect(readProgress(file, 'b')).toEqual({ sources: 'b', done: [], failures: [] });
});

it('names the sources by what they say, however far away', () => {
  const made = folder();
  const write = (name: string, text: string) => {
    writeFileSync(path.join(made, name), text);
  };
  write('entry.ts', `import { middle } from './middle.ts';\n`);
  write('middle.ts', `export { last } from './last.ts';\n`);
  write('last.ts', 'export const last = 1;\n');
  write('another.ts', '');
  const name = () => nameSources([path.join(made, 'entry.ts')]);
  const before = name();
  write('another.ts', 'export const another = 1;\n');
  expect(name()).toBe(before);
  write('last.ts', 'export const last = 2;\n');
  expect(name()).not.toBe(before);
});
