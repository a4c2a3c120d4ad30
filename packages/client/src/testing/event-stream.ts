import { vi } from 'vitest';
import { createEventSequence, type ResumeAnswer } from '../live/event-sequence.ts';

/** What a listener noticed: an event's number, or that it has to load by REST from a position on. */
export type Noticed = number | { readonly loadedAt: number };

/**
 * A server's stream of one identity, the way to a client, and the client's sequence; under fake timers.
 *
 * @param options.stored how many of the last events the server can give again.
 */
export function openStream({ stored = Infinity } = {}) {
  const noticed: Noticed[] = [];
  const resumePositions: number[] = [];
  const pending: number[] = [];
  const open: {
    lastSeq: number;
    /** Where the stream was when the question was asked. */
    positionThen: number;
    settle: (answer: ResumeAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];
  let published = 0;
  let connected = false;
  let answeredAt = 0;

  const sequence = createEventSequence({
    deliver: (_, payload) => noticed.push((payload as { seq: number }).seq),
    reset: () => noticed.push({ loadedAt: answeredAt }),
    resume: (lastSeq) => {
      resumePositions.push(lastSeq);
      return new Promise((settle, fail) =>
        open.push({ lastSeq, positionThen: published, settle, fail }),
      );
    },
  });

  function answerTo(lastSeq: number, seq: number): ResumeAnswer {
    answeredAt = seq;
    const missed = seq - lastSeq;
    if (missed < 0 || missed > stored) return { reset: true, seq };
    const events = Array.from({ length: missed }, (_, index) => ({
      name: 'some',
      payload: { seq: lastSeq + 1 + index },
    }));
    return { events, seq };
  }

  return {
    noticed,
    /** The positions the client asked from. */
    resumePositions,
    sequence,
    /** Something happens on the server; it is on its way to a client that is connected. */
    publish(): number {
      published += 1;
      if (connected) pending.push(published);
      return published;
    },
    /** One of the events that are on their way arrives, perhaps not for the last time. */
    arrive(index: number, again = false): void {
      const seq = pending[index % pending.length];
      if (seq === undefined) return;
      if (!again) pending.splice(index % pending.length, 1);
      sequence.receive('some', { seq });
    },
    lose(index: number): void {
      pending.splice(index % pending.length, 1);
    },
    /** One of the open questions is answered with what the server knows now, or knew then. */
    async answer(index = 0, isLate = false): Promise<void> {
      const [question] = open.splice(index % open.length, 1);
      if (!question) return;
      const { lastSeq, positionThen } = question;
      question.settle(answerTo(lastSeq, isLate ? positionThen : published));
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail(index = 0): Promise<void> {
      const [question] = open.splice(index % open.length, 1);
      question?.fail(new Error('no answer in time'));
      await vi.advanceTimersByTimeAsync(0);
    },
    connect(): void {
      if (connected) return;
      connected = true;
      sequence.catchUp();
    },
    disconnect(): void {
      connected = false;
      pending.length = 0;
      sequence.pause();
    },
    async pass(milliseconds: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    openQuestions: () => open.length,
    position: () => published,
  };
}

/** Such a stream. */
export type Stream = ReturnType<typeof openStream>;

/** Connected, and the position of the stream is known. */
export async function openLiveStream(options?: { stored?: number }): Promise<Stream> {
  const stream = openStream(options);
  stream.connect();
  await stream.answer();
  return stream;
}
