import { anyProblemSchema, type Endpoint, type ReplyOf, type RequestOf } from '@portal/domain';
import ky, { isKyError, type KyInstance } from 'ky';
import { ContractError, refusedError, UnreachableError, type RefusedError } from './call-errors.ts';

/** How one call is made. */
export interface CallOptions {
  /**
   * Names this attempt, 1–128 printable characters: the same call with the same key is done once,
   * so it may be repeated after a lost answer.
   */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Makes a call of the contract. */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>;

/** What a caller needs. */
export interface CallerOptions {
  /** Address of the portal, e.g. `https://portal.example`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Language of the server's texts. */
  readonly locale: () => 'ru' | 'en';
  /** Token to send as `Authorization: Bearer`, or null to rely on the cookie. */
  readonly bearer: () => string | null;
  /** Called for every refusal, before it is returned or thrown. */
  readonly onRefused?: (error: RefusedError) => void;
  /** Milliseconds until a call counts as lost. */
  readonly timeoutMilliseconds?: number;
}

const defaultTimeoutMilliseconds = 15_000;
const retriedStatuses = [408, 502, 503, 504];

/**
 * Makes calls of the contract. Declared replies are values; every other refusal throws a
 * {@link RefusedError}, a lost call an {@link UnreachableError}. GET calls and calls with an
 * idempotency key are repeated up to twice; others never.
 */
export function createCaller(options: CallerOptions): Caller {
  const http: KyInstance = ky.create({
    throwHttpErrors: false,
    timeout: options.timeoutMilliseconds ?? defaultTimeoutMilliseconds,
    credentials: 'same-origin',
    ...(options.fetch && { fetch: options.fetch }),
  });

  return async function call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { idempotencyKey, signal }: CallOptions = {},
  ): Promise<ReplyOf<E>> {
    const given = request as { params?: object; query?: object; body?: unknown };
    const bearer = options.bearer();
    const mayRepeat = endpoint.method === 'GET' || idempotencyKey !== undefined;
    let response: Response;
    let text: string;
    try {
      response = await http(new URL(pathOf(endpoint, given.params), options.baseUrl), {
        method: endpoint.method,
        headers: {
          'Accept-Language': options.locale(),
          ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        retry: mayRepeat
          ? {
              limit: 2,
              methods: ['get', 'post', 'put'],
              statusCodes: retriedStatuses,
              jitter: true,
              maxRetryAfter: 2000,
            }
          : { limit: 0 },
        ...(given.body !== undefined && { json: given.body }),
        ...(given.query && { searchParams: given.query as Record<string, string> }),
        ...(signal && { signal }),
      });
      text = await response.text();
    } catch (error) {
      signal?.throwIfAborted();
      if (!isKyError(error) && !(error instanceof TypeError)) throw error;
      throw new UnreachableError(
        `${endpoint.method} ${endpoint.path} got no answer: the portal cannot be reached.`,
        { cause: error },
      );
    }
    return readReply(endpoint, response, text, options.onRefused);
  };
}

function pathOf(endpoint: Endpoint, params: object = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
}

function readReply<E extends Endpoint>(
  endpoint: E,
  response: Response,
  text: string,
  onRefused: CallerOptions['onRefused'],
): ReplyOf<E> {
  const { status } = response;
  const body = parseJson(text);
  const problem = status >= 400 ? anyProblemSchema.safeParse(body) : null;
  const refusal = problem?.success
    ? refusedError({
        status,
        code: problem.data.code,
        text: problem.data.error,
        details: problem.data.details ?? [],
        retryAfterSeconds: problem.data.retryAfterSeconds ?? retryAfter(response),
        requestId: response.headers.get('X-Request-Id'),
      })
    : null;
  if (refusal) onRefused?.(refusal);
  const declared = endpoint.replies[status]?.safeParse(body);
  if (declared?.success) return { status, body: declared.data } as ReplyOf<E>;
  if (refusal) throw refusal;
  if (status >= 502) {
    throw new UnreachableError(`${endpoint.method} ${endpoint.path} got ${status} from a proxy.`);
  }
  throw new ContractError(
    `${endpoint.method} ${endpoint.path} answered ${status} with a body the contract does not know. Client and server may be of different versions.`,
    { cause: declared?.error },
  );
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
