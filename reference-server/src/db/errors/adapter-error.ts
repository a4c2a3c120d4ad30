import { Prisma } from '../../../generated/prisma/client.ts';

/** What the database said, out of the wrapping that Prisma's adapter and client put around it. */
export interface DatabaseComplaint {
  /** The adapter's own word for it, such as `UniqueConstraintViolation`. */
  kind: unknown;
  /** PostgreSQL's SQLSTATE, where the database answered at all. */
  sqlState: string | undefined;
  /** The index or constraint that was violated. */
  constraint: string | undefined;
}

/** Reads it from an error of the model API or of raw SQL; `undefined` for any other error. */
export function complaintOf(error: unknown): DatabaseComplaint | undefined {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  const adapterError = error.meta?.['driverAdapterError'];
  if (!(adapterError instanceof Error) || !isRecord(adapterError.cause)) return undefined;
  const { kind, originalCode, constraint } = adapterError.cause;
  return {
    kind,
    sqlState: textOrUndefined(originalCode),
    constraint: isRecord(constraint) ? textOrUndefined(constraint['index']) : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
