import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createConnectionGate } from './connection-gate.ts';

it('warns at four fifths, refuses at the end, and says each once a minute', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push((JSON.parse(line) as { msg: string }).msg) });
  const at = { now: 0, hasRoom: true };
  const bounds = { all: 120, live: 100 };
  const gate = createConnectionGate({
    ...{ bounds, log },
    hasRoom: () => at.hasRoom,
    now: () => at.now,
  });
  const takeLines = () => lines.splice(0);
  expect([gate.mayStay(79), takeLines()]).toEqual([true, []]);
  expect([gate.mayStay(80), gate.mayStay(99)]).toEqual([true, true]);
  expect(takeLines()).toEqual(['live connections are four fifths full']);
  expect([gate.mayStay(100), gate.mayStay(100)]).toEqual([false, false]);
  expect(takeLines()).toEqual([expect.stringMatching(/^live connections are full/)]);
  for (let time = 0; time < 3; time += 1) gate.noteDropped();
  expect(takeLines()).toEqual([expect.stringMatching(/^connections are full/)]);
  at.hasRoom = false;
  at.now = 60_000;
  expect([gate.mayStay(0), takeLines()]).toEqual([false, [expect.stringMatching(/^live .+ full/)]]);
});
