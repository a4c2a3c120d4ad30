import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefusalTrace } from './refusal-trace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startTrace() {
  const lines: Record<string, unknown>[] = [];
  const counted: string[] = [];
  const trace = createRefusalTrace({
    log: pino({}, { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }),
    hashNetwork: (address) => `hash of ${address}`,
    trustProxyHops: 0,
    onRefused: (reason) => counted.push(reason),
  });
  const request = { headers: {}, socket: { remoteAddress: '203.0.113.7' } } as Parameters<
    typeof trace.note
  >[1];
  const takeLines = () => lines.splice(0).map(({ reason, unlogged }) => [reason, unlogged]);
  return { trace, request, counted, takeLines };
}

it('tells a flood by a few lines a minute of each kind and one count, and the metric of all', () => {
  const { trace, request, counted, takeLines } = startTrace();
  for (let n = 0; n < 1000; n += 1) trace.note('too_many_of_network', request);
  trace.note('identity_mismatch', request);
  expect(takeLines()).toEqual([
    ...Array.from({ length: 5 }, () => ['too_many_of_network', undefined]),
    ['identity_mismatch', undefined],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(takeLines()).toEqual([['too_many_of_network', 995]]);
  trace.note('too_many_of_network', request);
  expect(takeLines()).toEqual([['too_many_of_network', undefined]]);
  expect(counted).toHaveLength(1002);
});

it('tells at its end what it has counted', () => {
  const { trace, request, takeLines } = startTrace();
  for (let n = 0; n < 7; n += 1) trace.note('cross_site', request);
  takeLines();
  trace.stop();
  expect(takeLines()).toEqual([['cross_site', 2]]);
  vi.advanceTimersByTime(120_000);
  expect(takeLines()).toEqual([]);
});
