import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFiles } from './changes.mjs';

let folder;
const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const write = (name) => writeFileSync(path.join(folder, name), `of ${name}\n`);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  git('init', '--initial-branch=main');
  for (const name of ['kept.ts', 'moved.ts', 'номер.ts', '.gitignore']) write(name);
  writeFileSync(path.join(folder, '.gitignore'), 'ignored.ts\n');
  git('add', '.');
  git(
    ...['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'],
    ...['-c', 'commit.gpgsign=false', 'commit', '-m', 'Begin'],
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('finds what is changed, moved and new, and nothing that git ignores', () => {
  expect(changedFiles('HEAD', folder)).toEqual([]);
  writeFileSync(path.join(folder, 'номер.ts'), 'another\n');
  renameSync(path.join(folder, 'moved.ts'), path.join(folder, 'here.ts'));
  mkdirSync(path.join(folder, 'new'));
  for (const name of ['new/a.ts', 'ignored.ts']) write(name);
  expect(changedFiles('main', folder).sort()).toEqual(
    ['here.ts', 'moved.ts', 'new/a.ts', 'номер.ts'].sort(),
  );
});

test.each(['mian', '', '--output=x', 'HEAD:kept.ts'])(
  'refuses %j, which is no revision',
  (name) => {
    expect(() => changedFiles(name, folder)).toThrow(`There is no revision “${name}”`);
    expect(() => changedFiles(name, folder)).toThrow(expect.objectContaining({ exitCode: 2 }));
  },
);
