/** A call over HTTP to a provider, whoever it is. */
export interface ProviderCall {
  method: 'GET' | 'POST';
  url: URL;
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  timeoutMilliseconds: number;
}

/** The answer as it came: its body need not be JSON, and its status need not be a success. */
export interface ProviderAnswer {
  status: number;
  headers: Headers;
  /** The parsed body, or undefined when it is not JSON. */
  json: unknown;
}

/** No whole answer came back. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly failure: 'unreachable' | 'timed-out';
  /** False when no connection was made, so that the provider cannot have seen the call. */
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown) {
    const failure = isTimeout(cause) ? 'timed-out' : 'unreachable';
    super(failure === 'timed-out' ? 'no answer in time' : 'the connection failed', { cause });
    this.failure = failure;
    this.mayHaveArrived = !connectionFailures.has(systemCodeOf(cause) ?? '');
  }
}

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Makes the call and reads the whole answer within the time given. Redirects are not followed:
 * they would carry credentials to an address nobody has configured.
 * @throws {NoAnswerError} when there is no answer.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(call.timeoutMilliseconds),
      ...(call.headers && { headers: call.headers }),
      ...(call.body !== undefined && { body: call.body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: parseJson(text) };
  } catch (cause) {
    throw new NoAnswerError(cause);
  }
}

/** The address of a call below a provider's base address, with or without a slash at its end. */
export function callUrl(baseUrl: string, path: string): URL {
  return new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
}

export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** `fetch` hides what happened in the cause, and several attempts in an AggregateError. */
function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return systemCodeOf(error.cause);
}
