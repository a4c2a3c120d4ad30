import { setTimeout as delay } from 'node:timers/promises';
import type { ProblemCode } from '@portal/domain/contract';
import { page, resume } from '@portal/domain/live';
import { resumeRules } from '@portal/domain/server';
import type { Logger } from 'pino';
import { localeOf, problemReply } from '../kernel/replies/problem-reply.ts';
import type { LiveSocket } from './connected-client.ts';
import { LiveStoppedError, type MissedEvents } from './events/missed-events.ts';

/** What answering a client takes. */
export interface ClientMessageContext {
  readonly missed: Pick<MissedEvents, 'after'>;
  readonly log: Logger;
  /** The client looks at another page, or away. */
  readonly onPage: () => void;
}

interface ResumeRequest {
  readonly lastSeq: number;
  readonly ack: unknown;
}

/** Between two looks whether a connection has taken what it was sent. */
const drainMilliseconds = 50;

/** Answers what a client may send. Anything else it sends is ignored. */
export function answerMessages(socket: LiveSocket, context: ClientMessageContext): void {
  const { missed, log, onPage } = context;
  const { data } = socket;
  const questions: ResumeRequest[] = [];
  let isAnswering = false;

  socket.on(page.name, (payload: unknown, ack: unknown) => {
    const message = page.payload.safeParse(payload);
    if (!message.success) {
      refuse(ack, 'INVALID');
      return;
    }
    data.page = message.data.path;
    data.pageAt = new Date().toISOString();
    data.isHidden = message.data.hidden ?? false;
    onPage();
  });

  socket.on(resume.name, (payload: unknown, ack: unknown) => {
    const message = resume.payload.safeParse(payload);
    if (!message.success) {
      refuse(ack, 'INVALID');
      return;
    }
    const { lastSeq } = message.data;
    if (data.identity === null || data.role === null) {
      acknowledge(ack, { events: [], seq: 0 });
      return;
    }
    // It has all that was sent on this connection, and what is not sent yet will be: nothing to read.
    if (lastSeq === data.sentSeq) {
      acknowledge(ack, { events: [], seq: lastSeq });
      return;
    }
    questions.push({ lastSeq, ack });
    if (questions.length > resumeRules.maxWaiting) questions.shift();
    if (!isAnswering) void answerInTurn();
  });

  /** One answer at a time: who does not take what was sent is sent no more. */
  async function answerInTurn(): Promise<void> {
    isAnswering = true;
    while (questions.length > 0 && socket.connected) {
      if (hasTakenAll(socket)) await answerTogether(questions.splice(0));
      else await delay(drainMilliseconds, undefined, { ref: false });
    }
    isAnswering = false;
  }

  /** Requests of one batch share a read, and the bound of one answer. */
  async function answerTogether(requests: readonly ResumeRequest[]): Promise<void> {
    const { identity, role } = data;
    if (identity === null || role === null) return;
    let bytes = 0;
    await Promise.all(
      requests.map(async ({ lastSeq, ack }) => {
        try {
          const answer = await missed.after(identity, role, lastSeq);
          if (requests.length > 1 && 'events' in answer) bytes += sizeOf(answer.events);
          // From here on whatever is sent comes after this answer or is part of it.
          data.sentSeq = Math.max(data.sentSeq ?? 0, answer.seq);
          acknowledge(
            ack,
            bytes > resumeRules.maxBytes ? { reset: true, seq: answer.seq } : answer,
          );
        } catch (error) {
          // Its connection ends as well, and it asks again on the next.
          if (error instanceof LiveStoppedError) return;
          log.error({ err: error }, 'resume failed');
          refuse(ack, 'INTERNAL');
        }
      }),
    );
  }

  function refuse(ack: unknown, code: ProblemCode): void {
    const locale = localeOf(socket.handshake.headers['accept-language']);
    acknowledge(ack, problemReply(locale, code).body);
  }
}

function hasTakenAll({ conn }: LiveSocket): boolean {
  return conn.transport.writable;
}

/** By what was read together: many ask the same. */
const knownSizes = new WeakMap<readonly object[], number>();

function sizeOf(events: readonly object[]): number {
  const bytes = knownSizes.get(events) ?? Buffer.byteLength(JSON.stringify(events));
  knownSizes.set(events, bytes);
  return bytes;
}

function acknowledge(ack: unknown, answer: unknown): void {
  if (typeof ack === 'function') (ack as (answer: unknown) => void)(answer);
}
