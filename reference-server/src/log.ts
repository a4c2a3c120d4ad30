import pino, { type DestinationStream, type Logger } from 'pino';
import { databaseReason } from './db/errors/database-unavailable.ts';

/** Fields that never reach the log, wherever they turn up. */
const redactedFields = [
  'phone',
  'phoneNumber',
  'code',
  'token',
  'password',
  'name',
  'email',
  'text',
  'message',
  'comment',
  'authorization',
  'cookie',
];

/** Lines of one kind that tell of an error, written in a minute; the rest is counted. */
const linesPerMinute = 5;
const minuteMilliseconds = 60_000;
/** Kinds are few, as messages and reasons are; this is against a mistake. */
const maxKinds = 1_000;

/**
 * Structured log, one JSON line per entry, without phones, codes, tokens, names and texts.
 *
 * Of what goes wrong again and again a few lines a minute are written; the next one says how many were not.
 * @param isReported - whether an error is part of an outage that was logged already: nothing is written then.
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  isReported: (error: unknown) => boolean = () => false,
): Logger {
  const limit = createLineLimit();
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
      hooks: {
        logMethod(entry: unknown[], write) {
          const line = withoutErrorText(entry);
          const limited = hasError(line[0]) ? !isReported(line[0].err) && limit(line) : line;
          if (limited) write.apply(this, limited as Parameters<typeof write>);
        },
      },
      redact: {
        paths: redactedFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination(1),
  );
}

/** For a line without a message pino would write the error's own, which may name people. */
function withoutErrorText([what, message, ...values]: unknown[]): unknown[] {
  const fields = what instanceof Error ? { err: what } : what;
  return hasError(fields) ? [fields, message ?? 'failed', ...values] : [what, message, ...values];
}

function hasError(fields: unknown): fields is { err: unknown; route?: unknown } {
  return typeof fields === 'object' && fields !== null && 'err' in fields;
}

/** Lets a line pass, with the number of those of its kind that did not; null: one too many. */
function createLineLimit() {
  const kinds = new Map<string, { since: number; written: number; unwritten: number }>();
  return ([fields, ...rest]: unknown[]): unknown[] | null => {
    const { err, route } = fields as { err: unknown; route?: unknown };
    const { kind, reason } = loggedError(err);
    const key = JSON.stringify([rest[0], route, kind, reason]);
    const now = performance.now();
    let known = kinds.get(key);
    const unwritten = known?.unwritten ?? 0;
    if (!known || now - known.since >= minuteMilliseconds) {
      if (kinds.size >= maxKinds) kinds.clear();
      known = { since: now, written: 0, unwritten: 0 };
      kinds.set(key, known);
    }
    if (known.written >= linesPerMinute) {
      known.unwritten += 1;
      return null;
    }
    known.written += 1;
    return known.written === 1 && unwritten > 0
      ? [{ ...(fields as object), unwritten }, ...rest]
      : [fields, ...rest];
  };
}

interface LoggedError {
  readonly kind: string;
  readonly reason?: string;
  readonly at?: readonly string[] | undefined;
  readonly cause?: LoggedError;
}

/** An error for the log: its kind, code and stack, which names places and not people. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code: unknown = 'code' in error ? error.code : undefined;
  const reason = databaseReason(error) ?? (typeof code === 'string' ? code : undefined);
  return {
    kind: error.name,
    ...(reason !== undefined && { reason }),
    at: frames?.slice(0, 8).map((frame) => frame.trim()),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
