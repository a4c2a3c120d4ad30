import pg from 'pg';
import { Prisma } from '../../generated/prisma/client.ts';
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
  if (!(error instanceof Error)) return false;
  const isSystems =
    'code' in error && typeof error.code === 'string' && SYSTEM_CODES.has(error.code);
  return isSystems || DRIVER_MESSAGES.has(error.message);
}
