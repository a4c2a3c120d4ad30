import { Socket } from 'node:net';
import { constants } from 'node:os';
import pg from 'pg';

/**
 * Destroys a connection that was silent for so long, whether a statement is not
 * answered or a transaction was forgotten: it must never be put back into the pool. Does not depend on
 * the other side, which may be gone without a word.
 */
export function endWhenSilent(client: pg.ClientBase, milliseconds: number): void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined;
  if (!(stream instanceof Socket)) throw new Error('A connection to the database is not a socket.');
  stream.setTimeout(milliseconds, () => {
    const { bytesRead } = stream;
    // Where this very process stood still, what the database has sent meanwhile is read only now.
    setImmediate(() => {
      if (stream.bytesRead === bytesRead) stream.destroy(noAnswerError(milliseconds));
    });
  });
}

/**
 * Asks the database for an answer.
 *
 * @throws Error when none comes in time; the connection that was asked is destroyed.
 */
export async function pingWithin(pool: pg.Pool, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const deadline = setTimeout(() => {
    late.reject(noAnswerError(milliseconds));
  }, milliseconds);
  try {
    const client = await connectBefore(pool, late.promise);
    try {
      await Promise.race([client.query('SELECT 1'), late.promise]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
  } finally {
    clearTimeout(deadline);
  }
}

/** Connects, unless it is late before: the connection that comes after that goes back unused. */
export async function connectBefore(
  pool: { connect(): Promise<pg.PoolClient> },
  late: Promise<never>,
): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  try {
    return await Promise.race([connecting, late]);
  } catch (error) {
    connecting.then(
      (client) => {
        client.release();
      },
      () => undefined,
    );
    throw error;
  }
}

/** As the system says it of a connection. */
export function noAnswerError(milliseconds: number): Error {
  return Object.assign(
    new Error(`The database did not answer within ${String(milliseconds / 1000)} s.`),
    { code: 'ETIMEDOUT', errno: -constants.errno.ETIMEDOUT, syscall: 'read' },
  );
}
