import pg from 'pg';
import { Prisma } from '../../../generated/prisma/client.ts';
import { complaintOf } from './adapter-error.ts';

/** Prisma's codes for a database that cannot be reached or that is too busy to answer in time. */
const PRISMA_CODES: ReadonlySet<string> = new Set([
  'P1001', // cannot be reached
  'P1002', // reached, but timed out
  'P1008', // operation timed out
  'P1017', // closed the connection
  'P2024', // no connection free in time
  'P2028', // a transaction did not begin or end in time
  'P2034', // a deadlock or a conflict with another transaction
  'P2037', // too many connections
]);

/** PostgreSQL's SQLSTATE classes and codes of the same meaning. */
const SQL_STATES = /^(?:08|53|57P0)|^(?:57014|55P03|40001|40P01|25P03|25P04)$/;

/** What Prisma's adapter calls the same in a raw statement, where there is no SQLSTATE. */
const ADAPTER_KINDS: ReadonlySet<unknown> = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
]);

/** What the driver throws with the system's own code. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);

/** The driver throws these without any code. */
const DRIVER_MESSAGES: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
]);

/** Those of them that mean that the database is gone, or answers nobody. */
const AWAY_PRISMA_CODES: ReadonlySet<string> = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
]);
const AWAY_SQL_STATES = /^(?:08|53300|57P0)/;

/** A connection to the database failed under a statement, in the system's words. */
export class DatabaseConnectionError extends Error {
  override readonly name = 'DatabaseConnectionError';
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  }
}

/** Says whether the system failed a connection, as against a database that has answered. */
export function isConnectionFailure(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return false;
  return (
    DRIVER_MESSAGES.has(error.message) ||
    ('code' in error && typeof error.code === 'string' && SYSTEM_CODES.has(error.code))
  );
}

/** Says whether an error may mean that the database is away, and not only busy with what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseConnectionError) return true;
  // These come through Prisma as they are; the system's own codes may be anybody's.
  if (error instanceof Error && DRIVER_MESSAGES.has(error.message)) return true;
  if (error instanceof pg.DatabaseError) return AWAY_SQL_STATES.test(error.code ?? '');
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const { kind, sqlState } = complaintOf(error) ?? {};
  return (
    AWAY_PRISMA_CODES.has(error.code) ||
    ADAPTER_KINDS.has(kind) ||
    AWAY_SQL_STATES.test(sqlState ?? '')
  );
}

/**
 * Why the database, or the way to it, failed a call: codes, and sentences of the driver's own, none of
 * which names people or what was asked. `undefined` for any other error.
 */
export function databaseReason(error: Error): string | undefined {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const { kind, sqlState } = complaintOf(error) ?? {};
    const parts = [error.code, kind, sqlState].filter((part) => typeof part === 'string');
    return parts.join(' ');
  }
  if (error instanceof Prisma.PrismaClientInitializationError) return error.errorCode;
  return DRIVER_MESSAGES.has(error.message) ? error.message : undefined;
}

/**
 * Says whether a call failed because the database was away or too busy, so that the same call may succeed
 * a moment later. A write that failed so may have been committed all the same.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const { kind, sqlState } = complaintOf(error) ?? {};
    return (
      PRISMA_CODES.has(error.code) || ADAPTER_KINDS.has(kind) || SQL_STATES.test(sqlState ?? '')
    );
  }
  if (error instanceof pg.DatabaseError) return SQL_STATES.test(error.code ?? '');
  return error instanceof DatabaseConnectionError || isConnectionFailure(error);
}
