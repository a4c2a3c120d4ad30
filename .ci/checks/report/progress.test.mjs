import { expect, test } from 'vitest';
import {
  hangLine,
  progressLine,
  progressLinesOf,
  readProgress,
  shownDuration,
  shownHang,
  shownProgress,
} from './progress.mjs';

const endedFile = {
  file: 'reference-server/src/modules/orders/place-order.test.ts',
  ended: 7,
  files: 190,
  tests: 14,
  failed: [],
  seconds: 2.14,
};

const hungFile = {
  file: 'reference-server/src/modules/orders/cancel-order.test.ts',
  test: 'cancelling > gives the money back',
  seconds: 360,
  waits: ['PostgreSQL process 12 on portal_run_1 waits for process 11 since 300 s: SELECT 1'],
};

test('tells a hang from a file that has ended', () => {
  const heard = [];
  const take = readProgress(
    (file) => heard.push(['ended', file]),
    (file) => heard.push(['hung', file]),
  );
  expect(take(`half a line${hangLine(hungFile)}\n${progressLine(endedFile)}\nmore\n`)).toBe(
    'more\n',
  );
  expect(heard).toEqual([
    ['hung', hungFile],
    ['ended', endedFile],
  ]);
});

test('passes on progress without what stands around it', () => {
  expect(progressLinesOf(`chatter\n${hangLine(hungFile)}\nmore`)).toEqual([hangLine(hungFile)]);
});

test('says where a file hung and what waited', () => {
  expect(shownHang('server', hungFile).split('\n')).toEqual([
    `  server ✗ ${hungFile.file} hung and was ended after 6 min 00 s, in the test: ${hungFile.test}`,
    `      ${hungFile.waits[0]}`,
  ]);
  expect(shownHang('server', { ...hungFile, test: undefined })).toContain('outside of its tests');
});

test('tells progress from other output, however the pieces are cut', () => {
  const output = `booting\n${progressLine(endedFile)}\nended\nlast words`;
  for (let size = 1; size <= output.length; size += 1) {
    const heard = [];
    const take = readProgress((file) => heard.push(file));
    let passedOn = '';
    for (let at = 0; at < output.length; at += size) passedOn += take(output.slice(at, at + size));
    expect(heard).toEqual([endedFile]);
    expect(passedOn).toBe('booting\nended\n');
  }
});

test('shows a file with its place in the check', () => {
  expect(shownProgress('server', endedFile)).toBe(
    '  server   7/190 ✓ reference-server/src/modules/orders/place-order.test.ts, 14 tests, 2.1 s',
  );
});

test('names at once what failed', () => {
  const failed = ['places an order'];
  expect(shownProgress('server', { ...endedFile, tests: 1, failed })).toMatch(
    /✗ reference-server.*, 1 test, 2\.1 s\n {6}✗ places an order$/,
  );
});

test.each([
  [8.44, '8.4 s'],
  [59.9, '59.9 s'],
  [125.4, '2 min 05 s'],
  [119.7, '2 min 00 s'],
])('shows %d s as %s', (seconds, shown) => {
  expect(shownDuration(seconds)).toBe(shown);
});
