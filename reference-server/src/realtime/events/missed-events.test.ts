import { createServer } from 'node:http';
import pino from 'pino';
import { Server } from 'socket.io';
import { expect, it, vi } from 'vitest';
import type { SqlClient } from '../../db/statement.ts';
import { eventually } from '../../../test/eventually.ts';
import type { LiveServer } from '../connected-client.ts';
import { createMissedEvents } from './missed-events.ts';
import { createUnsentEventWatch } from './unsent-events.ts';

const identity = 'user_1';
const refusal = { name: 'LiveStoppedError' };

/** A database whose stream ends at 1, and its readings. */
function streamOfOne() {
  const reads: string[] = [];
  const database: SqlClient = {
    $queryRawUnsafe: async <Rows>(sql: string) => {
      reads.push(sql);
      return [{ identity, seq: 1, lastSeq: 1, name: null, payload: null }] as Rows;
    },
  };
  return { database, reads };
}

it('refuses those who wait for the next reading when it stops, and reads nothing more', async () => {
  const { database, reads } = streamOfOne();
  const missed = createMissedEvents(database);
  await missed.after(identity, 'guest', 0);
  const waiting = [missed.after(identity, 'guest', 0), missed.after(identity, 'guest', 1)];
  missed.stop();
  expect(await Promise.allSettled(waiting)).toMatchObject([
    { status: 'rejected', reason: refusal },
    { status: 'rejected', reason: refusal },
  ]);
  expect(reads).toHaveLength(1);
});

it('refuses who waits for others to be read when it stops', async () => {
  const open: (() => void)[] = [];
  const database: SqlClient = {
    $queryRawUnsafe: <Rows>() =>
      new Promise<Rows>((resolve) => {
        open.push(() => resolve([] as Rows));
      }),
  };
  const missed = createMissedEvents(database);
  const firstTwo = [missed.after('user_1', 'guest', 1), missed.after('user_2', 'guest', 1)];
  await eventually(() => expect(open).toHaveLength(2));
  const waiting = missed.after('user_3', 'guest', 1);
  missed.stop();
  await expect(waiting).rejects.toMatchObject(refusal);
  for (const answer of open) answer();
  expect(await Promise.all(firstTwo)).toEqual(firstTwo.map(() => ({ reset: true, seq: 0 })));
  expect(open).toHaveLength(2);
});

it('refuses who asks after it has stopped', async () => {
  const missed = createMissedEvents(streamOfOne().database);
  missed.stop();
  await expect(missed.after(identity, 'guest', 0)).rejects.toMatchObject(refusal);
});

it('lets the watch over unsent events stop while that waits for a reading', async () => {
  const { database } = streamOfOne();
  const missed = createMissedEvents(database);
  const ask = vi.spyOn(missed, 'after');
  const server: LiveServer = new Server(createServer());
  const data = { identity, role: 'guest', sentSeq: 0 };
  server.sockets.sockets.set('one', { data } as never);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const watch = createUnsentEventWatch({ server, database, missed, log });
  await missed.after(identity, 'guest', 1);
  watch.start();
  await eventually(() => {
    watch.wake();
    expect(ask).toHaveBeenCalledWith(identity, 'guest', 0);
  });
  const stopped = watch.stop();
  missed.stop();
  await stopped;
  expect(lines).toEqual([]);
});
