import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLiveStream, openStream, type Noticed } from '../testing/event-stream.ts';
import { createEventSequence, type ResumeAnswer } from './event-sequence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a client that has just connected', () => {
  it('learns where its stream is, and that it has to load by REST', async () => {
    const stream = openStream();
    stream.publish();
    stream.publish();
    stream.connect();
    await stream.answer();
    expect(stream.noticed).toEqual([{ loadedAt: 2 }]);
    stream.disconnect();
  });

  it('is told what arrives before it knows, though its position counts it: nobody else tells of it', async () => {
    const stream = openStream();
    stream.publish();
    stream.connect();
    const question = stream.answer;
    stream.publish();
    stream.arrive(0);
    expect(stream.noticed).toEqual([]);
    await question();
    stream.publish();
    stream.arrive(0);
    expect(stream.noticed).toEqual([{ loadedAt: 2 }, 2, 3]);
    stream.disconnect();
  });

  it('is told what follows that too, also when it arrives later', async () => {
    const stream = openStream();
    stream.connect();
    stream.publish();
    stream.publish();
    stream.publish();
    stream.arrive(0);
    await stream.answer();
    stream.arrive(1);
    stream.arrive(0);
    expect(stream.noticed).toEqual([{ loadedAt: 3 }, 1, 2, 3]);
    expect(stream.resumePositions).toHaveLength(1);
    stream.disconnect();
  });
});

describe('a gap', () => {
  it('is asked about after a moment, in which an event that was overtaken may arrive', async () => {
    const stream = await openLiveStream();
    stream.publish();
    stream.publish();
    stream.arrive(1);
    await stream.pass(150);
    stream.arrive(0);
    await stream.pass(5000);
    expect(stream.noticed.slice(1)).toEqual([1, 2]);
    expect(stream.resumePositions).toHaveLength(1);
    stream.disconnect();
  });

  it('is filled with what the server kept', async () => {
    const stream = await openLiveStream();
    for (let count = 0; count < 4; count += 1) stream.publish();
    stream.arrive(3);
    await stream.pass(200);
    await stream.answer();
    expect(stream.resumePositions.slice(1)).toEqual([0]);
    expect(stream.noticed.slice(1)).toEqual([1, 2, 3, 4]);
    stream.disconnect();
  });

  it('is asked about again, later each time, until the server answers', async () => {
    const stream = await openLiveStream();
    stream.publish();
    stream.publish();
    stream.arrive(1);
    const pauses: number[] = [];
    for (let failures = 0; failures < 8; failures += 1) {
      const requestCount = stream.resumePositions.length;
      const before = Date.now();
      while (stream.resumePositions.length === requestCount) await stream.pass(50);
      pauses.push(Date.now() - before);
      await stream.fail();
    }
    expect(pauses[0]).toBe(200);
    expect(pauses[1]).toBeLessThanOrEqual(500);
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(5000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(10_050);
    await stream.pass(10_000);
    await stream.answer();
    expect(stream.noticed.slice(1)).toEqual([1, 2]);
    stream.disconnect();
  });

  it('that opened while the server was answering is asked about too', async () => {
    const stream = await openLiveStream();
    stream.publish();
    stream.publish();
    stream.arrive(1);
    await stream.pass(200);
    const [late] = [stream.answer()];
    stream.publish();
    stream.publish();
    stream.lose(1);
    stream.arrive(1);
    await late;
    expect(stream.noticed.slice(1)).toEqual([1, 2]);
    await stream.pass(500);
    await stream.answer();
    expect(stream.noticed.slice(1)).toEqual([1, 2, 3, 4]);
    stream.disconnect();
  });

  it('that the server does not fill means loading by REST', async () => {
    const answers: ResumeAnswer[] = [
      { reset: true, seq: 0 },
      { events: [{ name: 'some', payload: { seq: 3 } }], seq: 3 },
    ];
    const noticed: Noticed[] = [];
    const sequence = createEventSequence({
      deliver: (_, payload) => noticed.push((payload as { seq: number }).seq),
      reset: () => noticed.push({ loadedAt: 0 }),
      resume: async () => answers.shift() ?? { events: [], seq: 3 },
    });
    sequence.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    sequence.catchUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(noticed).toEqual([{ loadedAt: 0 }, { loadedAt: 0 }]);
    sequence.receive('some', { seq: 4 });
    expect(noticed.at(-1)).toBe(4);
    sequence.pause();
  });
});

describe('an answer that is older than what has arrived', () => {
  it.each([
    ['with events', { stored: 1 }],
    ['saying that everything must be loaded anew', { stored: 0 }],
  ])('changes nothing: %s', async (_, options) => {
    const stream = await openLiveStream(options);
    stream.publish();
    stream.sequence.catchUp();
    stream.arrive(0);
    stream.publish();
    stream.arrive(0);
    await stream.answer(0, true);
    stream.publish();
    stream.arrive(0);
    expect(stream.noticed.slice(1)).toEqual([1, 2, 3]);
    expect(vi.getTimerCount()).toBe(0);
    stream.disconnect();
  });
});

describe('a connection that is gone', () => {
  it('is not asked any more', async () => {
    const stream = await openLiveStream();
    stream.publish();
    stream.publish();
    stream.arrive(1);
    stream.disconnect();
    await stream.pass(60_000);
    expect(stream.resumePositions).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not answer for the one that follows', async () => {
    const stream = await openLiveStream();
    stream.publish();
    stream.sequence.catchUp();
    stream.disconnect();
    stream.connect();
    expect(stream.openQuestions()).toBe(2);
    await stream.answer();
    expect(stream.noticed).toHaveLength(1);
    await stream.answer();
    expect(stream.noticed.slice(1)).toEqual([1]);
    stream.disconnect();
  });

  it('leaves what a listener did not live to see to the next one', async () => {
    const seen: number[] = [];
    const sequence = createEventSequence({
      deliver: (_, payload) => {
        const { seq } = payload as { seq: number };
        seen.push(seq);
        if (seq === 1) sequence.pause();
      },
      reset: () => undefined,
      resume: async (lastSeq) =>
        lastSeq > 2
          ? { reset: true, seq: 0 }
          : {
              events: [1, 2]
                .filter((seq) => seq > lastSeq)
                .map((seq) => ({ name: 'some', payload: { seq } })),
              seq: 2,
            },
    });
    sequence.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    sequence.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1]);
    sequence.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([1, 2]);
  });
});

describe('a server that begins its streams anew', () => {
  it('is followed from there, and nothing of the former stream is mixed in', async () => {
    const answers: ResumeAnswer[] = [
      { reset: true, seq: 500 },
      { reset: true, seq: 1 },
    ];
    const noticed: unknown[] = [];
    const sequence = createEventSequence({
      deliver: (_, payload) => noticed.push(payload),
      reset: () => noticed.push('reset'),
      resume: async () => answers.shift() ?? { events: [], seq: 1 },
    });
    sequence.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    sequence.receive('some', { seq: 502 });
    sequence.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    sequence.receive('some', { seq: 2 });
    expect(noticed).toEqual(['reset', 'reset', { seq: 2 }]);
    expect(vi.getTimerCount()).toBe(0);
    sequence.pause();
  });
});

it('lets events without a place in the stream through at once', () => {
  const { sequence, noticed } = openStream();
  sequence.receive('portalOnline', {});
  expect(noticed).toEqual([undefined]);
});
