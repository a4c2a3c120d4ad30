import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';
import { flakyFailures, giveSecondChance, withoutSecondChance } from './second-chance.mjs';

const file = 'reference-server/src/modules/orders/order-board.test.ts';
const failureIn = (name) => ({ what: `${name} › lists orders`, why: ['expected 1'], file: name });

/** A check in which each of the files had two passed tests and a failed one, beside a file without faults. */
function outcomeOf(...files) {
  return {
    name: 'server',
    seconds: 60,
    passed: 10 + 2 * files.length,
    failed: files.length,
    files: files.map((each) => ({ file: each, seconds: 1, passed: 2 })),
    failures: files.map(failureIn),
    flaky: [],
  };
}

/** Runs files again, of which those named fail again. */
function runner(...failingAgain) {
  const started = [];
  const runAlone = async (name) => {
    started.push(name);
    return failingAgain.includes(name)
      ? { ...outcomeOf(name), passed: 2 }
      : { ...outcomeOf(), passed: 3 };
  };
  return { started, runAlone };
}

test('a file that passes by itself is flaky, and its tests have passed', async () => {
  const { runAlone } = runner();
  const result = await giveSecondChance(outcomeOf(file), runAlone);
  expect(result).toMatchObject({ passed: 13, failed: 0, failures: [], flaky: [failureIn(file)] });
});

test('a file that fails again has failed, beside one that does not', async () => {
  const other = 'reference-server/src/log.test.ts';
  const { started, runAlone } = runner(other);
  const result = await giveSecondChance(outcomeOf(file, other), runAlone);
  expect(started).toEqual([file, other]);
  expect(result).toMatchObject({
    ...{ passed: 15, failed: 1 },
    ...{ failures: [failureIn(other)], flaky: [failureIn(file)] },
  });
});

test.each([
  ['the money simulator', 'reference-server/test/money-simulator/money-simulator.test.ts'],
  ['properties', 'packages/domain/src/money/money.test.ts'],
  ['an error outside of tests', undefined],
])('%s have none', async (_, name) => {
  const { started, runAlone } = runner();
  expect(await giveSecondChance(outcomeOf(name), runAlone)).toEqual(outcomeOf(name));
  expect(started).toEqual([]);
});

test('nothing is run again where much has failed', async () => {
  const { started, runAlone } = runner();
  const many = Array.from({ length: 11 }, (_, index) => `reference-app/e2e/${index}.spec.ts`);
  expect((await giveSecondChance(outcomeOf(...many), runAlone)).failed).toBe(11);
  expect(started).toEqual([]);
});

test('three flaky files may be, four are a failure', () => {
  const flaky = (count) => ({ ...outcomeOf(), flaky: Array.from({ length: count }, () => ({})) });
  expect(flakyFailures([flaky(1), flaky(2)])).toEqual([]);
  expect(flakyFailures([flaky(1), flaky(3)])).toMatchObject([
    { what: '4 test files are flaky, and 3 may be' },
  ]);
});

test.each(withoutSecondChance)('%s is there', (listed) => {
  expect(existsSync(path.join(root, listed))).toBe(true);
});

test('every test of properties is on the list', () => {
  const files = globSync('{packages/*,reference-*}/{src,test,sandbox}/**/*.test.ts', { cwd: root });
  const drawing = files.filter((each) =>
    readFileSync(path.join(root, each), 'utf8').includes("from 'fast-check'"),
  );
  expect(drawing.length).toBeGreaterThan(0);
  const missing = drawing.filter(
    (each) => !withoutSecondChance.some((one) => each.startsWith(one)),
  );
  expect(missing).toEqual([]);
});
