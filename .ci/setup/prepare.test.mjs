import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as process from '../run-process.mjs';
import { buildApp, replaceFolder } from './prepare.mjs';

vi.mock('../run-process.mjs', { spy: true });
vi.mock('./stamp.mjs', () => ({ onlyWhenStale: ({ work }) => work() }));

test('the app is built aside: a portal that runs has pages to serve meanwhile', async () => {
  let built;
  vi.mocked(process.run).mockImplementation(async (_, args) => {
    built = args.find((arg) => arg.startsWith('--outDir='))?.slice('--outDir='.length);
    throw new Error('broken off');
  });
  const pages = path.join(process.root, 'reference-app/dist');
  const before = existsSync(pages) && readdirSync(pages);
  await expect(buildApp({})).rejects.toThrow('broken off');
  expect(built).not.toBe(pages);
  expect(path.isAbsolute(built ?? '')).toBe(true);
  expect(existsSync(pages) && readdirSync(pages)).toEqual(before);
});

test('a folder is replaced whole, also where there was none or one half replaced', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replaced-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [dist, next] = [path.join(folder, 'dist'), path.join(folder, 'next')];
  mkdirSync(`${next}.previous`);
  for (const file of ['one', 'two']) {
    mkdirSync(next);
    writeFileSync(path.join(next, file), '');
    replaceFolder(dist, next);
    expect(readdirSync(dist)).toEqual([file]);
  }
  expect(readdirSync(folder)).toEqual(['dist']);
});
