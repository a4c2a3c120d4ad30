import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream, type Stream } from '../testing/event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The network and the server behave from here on. */
async function settle(stream: Stream): Promise<void> {
  stream.connect();
  for (let round = 0; round < 40; round += 1) {
    while (stream.openQuestions() > 0) await stream.answer();
    await stream.pass(10_000);
  }
  stream.sequence.catchUp();
  while (stream.openQuestions() > 0) await stream.answer();
  // Nothing is missing, so nothing is left to be asked.
  expect(vi.getTimerCount()).toBe(0);
}

const index = fc.nat(20);
const happenings = fc.oneof(
  { weight: 4, arbitrary: fc.constant(async (stream: Stream) => void stream.publish()) },
  { weight: 4, arbitrary: index.map((at) => async (stream: Stream) => stream.arrive(at)) },
  { weight: 1, arbitrary: index.map((at) => async (stream: Stream) => stream.arrive(at, true)) },
  { weight: 2, arbitrary: index.map((at) => async (stream: Stream) => stream.lose(at)) },
  { weight: 3, arbitrary: index.map((at) => async (stream: Stream) => stream.answer(at)) },
  { weight: 2, arbitrary: index.map((at) => async (stream: Stream) => stream.answer(at, true)) },
  { weight: 1, arbitrary: index.map((at) => async (stream: Stream) => stream.fail(at)) },
  { weight: 1, arbitrary: fc.constant(async (stream: Stream) => stream.disconnect()) },
  { weight: 2, arbitrary: fc.constant(async (stream: Stream) => stream.connect()) },
  { weight: 1, arbitrary: fc.constant(async (stream: Stream) => stream.sequence.catchUp()) },
  { weight: 2, arbitrary: fc.nat(1500).map((ms) => async (stream: Stream) => stream.pass(ms)) },
);

describe('the order of events', () => {
  it('is kept, each event once, whatever is lost, doubled, late or unanswered on the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happenings, { maxLength: 60 }), async (script) => {
        const stream = openStream();
        for (const happen of script) await happen(stream);
        await settle(stream);
        const [first, ...delivered] = stream.noticed;
        const from = stream.position() - delivered.length;
        // What arrived before the position was known is told although the load has it.
        expect((first as { loadedAt: number }).loadedAt).toBeGreaterThanOrEqual(from);
        expect(delivered).toEqual(delivered.map((_, place) => from + 1 + place));
        stream.disconnect();
      }),
      { numRuns: 400 },
    );
  });

  it('has gaps only where it was said that everything must be loaded anew', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happenings, { maxLength: 60 }),
        fc.nat(3),
        async (script, stored) => {
          const stream = openStream({ stored });
          for (const happen of script) await happen(stream);
          await settle(stream);
          let known = -1;
          for (const [place, one] of stream.noticed.entries()) {
            if (typeof one === 'number') {
              // The first that is told may have arrived before the position was known.
              if (place === 1) expect(one).toBeLessThanOrEqual(known + 1);
              else expect(one).toBe(known + 1);
              known = one;
            } else {
              expect(one.loadedAt).toBeGreaterThanOrEqual(known);
              known = one.loadedAt;
            }
          }
          expect(known).toBe(stream.position());
          stream.disconnect();
        },
      ),
      { numRuns: 400 },
    );
  });
});
