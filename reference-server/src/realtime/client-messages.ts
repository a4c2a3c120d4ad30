import { page, resume, type ProblemCode } from '@portal/domain';
import type { Logger } from 'pino';
import type { SqlClient } from '../db/statement.ts';
import { localeOf, problemReply } from '../kernel/problem-reply.ts';
import type { LiveSocket } from './connected-client.ts';
import { readMissed } from './missed-events.ts';

/** What answering a client takes. */
export interface ClientMessageContext {
  readonly database: SqlClient;
  readonly log: Logger;
  /** The client looks at another page, or away. */
  readonly onPage: () => void;
}

/** Answers what a client may send. Anything else it sends is ignored. */
export function answerMessages(socket: LiveSocket, context: ClientMessageContext): void {
  const { database, log, onPage } = context;
  const { data } = socket;

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

  socket.on(resume.name, async (payload: unknown, ack: unknown) => {
    const message = resume.payload.safeParse(payload);
    if (!message.success) {
      refuse(ack, 'INVALID');
      return;
    }
    try {
      const answer = await missedAfter(message.data.lastSeq);
      // From here on whatever is sent comes after this answer or is part of it.
      data.sentSeq = Math.max(data.sentSeq ?? 0, answer.seq);
      acknowledge(ack, answer);
    } catch (error) {
      log.error({ err: error }, 'resume failed');
      refuse(ack, 'INTERNAL');
    }
  });

  async function missedAfter(lastSeq: number) {
    const { identity, role } = data;
    if (identity === null || role === null) return { events: [], seq: 0 };
    return readMissed(database, identity, role, lastSeq);
  }

  function refuse(ack: unknown, code: ProblemCode): void {
    const locale = localeOf(socket.handshake.headers['accept-language']);
    acknowledge(ack, problemReply(locale, code).body);
  }
}

function acknowledge(ack: unknown, answer: unknown): void {
  if (typeof ack === 'function') (ack as (answer: unknown) => void)(answer);
}
