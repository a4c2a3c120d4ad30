import pino, { type DestinationStream, type Logger } from 'pino';

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

/** Structured log, one JSON line per entry, without phones, codes, tokens, names and texts. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
      hooks: {
        logMethod(entry: unknown[], write) {
          write.apply(this, withoutErrorText(entry) as Parameters<typeof write>);
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

/** Where nothing is said of an error, pino would write its message, which may name people. */
function withoutErrorText([what, message, ...values]: unknown[]): unknown[] {
  const fields = what instanceof Error ? { err: what } : what;
  const isError = typeof fields === 'object' && fields !== null && 'err' in fields;
  return isError ? [fields, message ?? 'failed', ...values] : [what, message, ...values];
}

/** An error for the log: its kind, code and stack, which names places and not people. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    kind: error.name,
    ...(typeof code === 'string' && { reason: code }),
    at: frames?.slice(0, 8).map((frame) => frame.trim()),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
