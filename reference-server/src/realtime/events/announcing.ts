import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createWorker } from '../../outbox/worker.ts';
import type { LiveServer } from '../connected-client.ts';

/** What is announced, and how. */
export interface AnnouncingOptions {
  /** What it is, for the log. */
  readonly name: string;
  readonly server: LiveServer;
  /** Whether there are other instances to notify. */
  readonly isCluster: boolean;
  readonly log: Logger;
  /** How an instance says to the others that something changed. */
  readonly change: string;
  /** Debounce window: changes within it are sent as one. */
  readonly restMilliseconds: number;
  /** Sends to the connections of this instance; the others have an instance of theirs. */
  readonly announce: () => Promise<void>;
}

/** An instance that died says nothing of those who were connected to it. */
const LOOK_AGAIN_MILLISECONDS = 10_000;

/** Announces changes of this and of other instances, with a rest after each. Not started yet. */
export function createAnnouncing(options: AnnouncingOptions) {
  const { name, server, isCluster, log, change, restMilliseconds, announce } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  const loopOf = (loop: string, work: () => unknown) =>
    createWorker({
      name: loop,
      idleMilliseconds: LOOK_AGAIN_MILLISECONDS,
      log,
      async run() {
        await work();
        await delay(restMilliseconds, undefined, { signal, ref: false }).catch(() => undefined);
        return false;
      },
    });
  const announcing = loopOf(name, announce);
  const notifyingOthers = loopOf(`${name} telling`, () => server.serverSideEmit(change));
  server.on(change, announcing.wake);

  return {
    /** Aborted when it stops. */
    stopping: signal,
    /** Somebody here does not know yet. */
    wake: announcing.wake,
    /** Something changed here: every instance sends it to its own connections. */
    noteChange() {
      announcing.wake();
      if (isCluster) notifyingOthers.wake();
    },
    start() {
      announcing.start();
      if (isCluster) notifyingOthers.start();
    },
    async stop() {
      stopping.abort();
      await Promise.all([announcing.stop(), notifyingOthers.stop()]);
    },
  };
}
