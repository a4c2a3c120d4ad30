import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { timeLimit, whenLate } from '../kernel/limits/time-limit.ts';
import { connectBefore, noAnswerError } from './connection-deadlines.ts';

/** SQLSTATE `too_many_connections`: of the server, of the database or of the role. */
const tooManyConnections = '53300';
/** SQLSTATE `disk_full`. */
const diskFull = '53100';
/** Writes to the disk at once, about a megabyte, and leaves nothing. */
const takeRoom =
  'CREATE TEMPORARY TABLE room_on_disk ON COMMIT DROP AS SELECT generate_series(1, 30000) AS number';
const roomMilliseconds = 1_000;
/** Until the pool tries again to have as many connections as it was made for. */
const lessMilliseconds = 10_000;
const retryMilliseconds = 100;

/** A pool that makes do with the connections it gets, and that comes to an end. */
export class ConnectionPool extends pg.Pool {
  readonly #established = new Set<pg.Client>();
  readonly #targetSize: number;
  readonly #timeoutMilliseconds: number;
  #heardAt = -Infinity;
  #isDiskFull = false;
  #roomTakenAt = -Infinity;
  #growsAgain: NodeJS.Timeout | undefined;

  constructor(options: pg.PoolConfig & { max: number; connectionTimeoutMillis: number }) {
    super(options);
    this.#targetSize = options.max;
    this.#timeoutMilliseconds = options.connectionTimeoutMillis;
    this.on('connect', (client) => {
      this.#established.add(client);
      client.connection.stream.on('data', () => {
        this.#heardAt = performance.now();
      });
      client.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
        if (code === diskFull) this.#isDiskFull = true;
      });
    });
    this.on('remove', (client) => this.#established.delete(client));
  }

  /**
   * Waits for one of the connections there are where the database gives no further one, which a role's limit,
   * or another program's appetite, makes it do.
   */
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      release: (error?: Error | boolean) => void,
    ) => void,
  ): void;
  override connect(
    callback?: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      release: (error?: Error | boolean) => void,
    ) => void,
  ): Promise<pg.PoolClient> | void {
    const connecting = this.#connectInTime();
    if (!callback) return connecting;
    connecting.then(
      (client) => {
        callback(undefined, client, client.release);
      },
      (error: unknown) => {
        callback(error as Error, undefined, () => undefined);
      },
    );
  }

  /** Whether all connections are in use, and the database has answered on one of them lately. */
  isBusy(milliseconds: number): boolean {
    const isUsedUp = this.idleCount === 0 && this.totalCount >= this.options.max;
    return isUsedUp && performance.now() - this.#heardAt < milliseconds;
  }

  /**
   * Whether the database has found its disk full and nothing can be written yet. Small writes may find room
   * that is left in pages, so that only what takes a new one tells.
   */
  async isDiskFull(): Promise<boolean> {
    if (!this.#isDiskFull || performance.now() - this.#roomTakenAt < roomMilliseconds) {
      return this.#isDiskFull;
    }
    this.#roomTakenAt = performance.now();
    try {
      await this.query(takeRoom);
      this.#isDiskFull = false;
    } catch (error) {
      // Who may make no temporary table learns nothing, and calls tell again.
      this.#isDiskFull = !(error instanceof pg.DatabaseError) || error.code === diskFull;
    }
    return this.#isDiskFull;
  }

  /** Ends when what is under way has ended; what takes longer than this ends with its connection. */
  async endWithin(milliseconds: number): Promise<void> {
    clearTimeout(this.#growsAgain);
    await timeLimit(milliseconds)
      .execute(() => this.end())
      .catch(whenLate(() => undefined));
    for (const { connection } of this.#established) connection.stream.destroy();
  }

  async #connectInTime(): Promise<pg.PoolClient> {
    const until = performance.now() + this.#timeoutMilliseconds;
    try {
      return await super.connect();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return this.#connectAgain(error, until);
    }
  }

  async #connectAgain(refusal: unknown, until: number): Promise<pg.PoolClient> {
    const late = Promise.withResolvers<never>();
    late.promise.catch(() => undefined);
    const timer = setTimeout(() => {
      late.reject(noAnswerError(this.#timeoutMilliseconds));
    }, until - performance.now());
    const connect = () => super.connect();
    try {
      for (;;) {
        if (this.#established.size > 0) this.#makeDo();
        else await delay(retryMilliseconds * (0.5 + Math.random()));
        try {
          return await connectBefore({ connect }, late.promise);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          if (performance.now() >= until) throw refusal;
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #makeDo(): void {
    this.options.max = this.#established.size;
    this.#growsAgain ??= setTimeout(() => {
      this.#growsAgain = undefined;
      this.options.max = this.#targetSize;
    }, lessMilliseconds).unref();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === tooManyConnections;
}
