import type { LiveEvent, Role } from '@portal/domain/contract';
import { liveEventsByName } from '@portal/domain/live';
import { streamRetention } from '@portal/domain/server';
import type { Logger } from 'pino';
import type { SqlClient } from '../../db/statement.ts';
import type { OutboxConsumer } from '../../outbox/outbox.ts';
import { createDueWorker } from '../../outbox/due-worker.ts';
import { createWorker } from '../../outbox/worker.ts';
import {
  dispatchLiveRows,
  deleteOldEvents,
  hasLiveRows,
  type DispatchedEvent,
} from './live-dispatch-repository.ts';

/** Sends one event of a stream to everybody connected under the identity. */
export type EmitToIdentity = (
  identity: string,
  name: string,
  payload: Readonly<Record<string, unknown>>,
) => void;

/** What the dispatcher works with. */
export interface LiveDispatcherOptions {
  readonly database: SqlClient;
  readonly emit: EmitToIdentity;
  /** Sends to all connections, or to those with one of the roles. */
  readonly broadcast: (event: LiveEvent, payload: unknown, roles?: readonly Role[]) => void;
  readonly log: Logger;
}

/** Gives live events their place in the streams and sends them; every instance runs one. */
export interface LiveDispatcher extends OutboxConsumer {
  start(): void;
  /** Waits for the batch under way. */
  stop(): Promise<void>;
}

const BATCH_ROWS = 200;
const CLEANING_MILLISECONDS = 10 * 60_000;
/** Far below what a statement has time for. */
const DELETED_AT_ONCE = 5_000;

/**
 * A dispatcher that is not started yet. An event is stored in each stream exactly once; sending it is
 * only haste, as a client that missed it gets it by `resume`.
 */
export function createLiveDispatcher(options: LiveDispatcherOptions): LiveDispatcher {
  const { database, emit, broadcast, log } = options;

  const dispatching = createDueWorker({
    name: 'live dispatch',
    due: { database, condition: hasLiveRows },
    log,
    async run() {
      const events = await dispatchLiveRows(database, BATCH_ROWS, new Date());
      for (const event of events) send(event);
      return events.length === BATCH_ROWS;
    },
  });

  const cleaning = createWorker({
    name: 'live cleaning',
    idleMilliseconds: CLEANING_MILLISECONDS,
    log,
    async run() {
      const before = new Date(Date.now() - streamRetention.hours * 3_600_000);
      const { events } = streamRetention;
      const forgotten = await deleteOldEvents(database, before, events, DELETED_AT_ONCE);
      return forgotten.length === DELETED_AT_ONCE;
    },
  });

  function send({ id, name, payload, seqByIdentity, connected }: DispatchedEvent): void {
    const event = liveEventsByName.get(name);
    const declared = event?.payload.safeParse(payload);
    if (!declared?.success) {
      log.error({ id, event: name, issues: declared?.error.issues.length }, 'not a declared event');
      return;
    }
    if (event?.audience === 'everyone') {
      broadcast(event, declared.data);
      return;
    }
    if (event && connected) {
      broadcast(event, declared.data, connected);
      return;
    }
    for (const [identity, seq] of Object.entries(seqByIdentity)) {
      emit(identity, name, { ...(declared.data as object), seq });
    }
  }

  return {
    channel: 'live',
    start() {
      dispatching.start();
      cleaning.start();
    },
    wake: dispatching.wake,
    async stop() {
      await Promise.all([dispatching.stop(), cleaning.stop()]);
    },
  };
}
