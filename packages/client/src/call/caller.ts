import type { Endpoint, Locale, ReplyOf, RequestOf } from '@portal/domain';
import ky, { isKyError, isTimeoutError, type SearchParamsOption } from 'ky';
import type { TokenStore } from '../session/token-store.ts';
import { askAgain, askOnce } from './asking-again.ts';
import { UnreachableError } from './call-errors.ts';
import { readReply } from './read-reply.ts';
import { receiveWhole } from './receive-whole.ts';

/** How one call is made. */
export interface CallOptions {
  /** Ends the waiting; whether the call was done is then not known. */
  readonly signal?: AbortSignal | undefined;
}

/** How a call is made that can be done once under a name. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Names what is to be done, 1–128 printable characters, kept for 24 h: the same call with the same
   * key is done once and answered alike, so it may be repeated after a lost answer.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The options that a call takes: a key only where the endpoint honours one. */
export type OptionsOf<E extends Endpoint> = E extends { readonly idempotent: true }
  ? KeyedCallOptions
  : CallOptions;

/**
 * Makes a call of the contract.
 *
 * @returns the reply, one of those the endpoint declares; `status` tells which.
 * @throws RefusedError for a refusal that the endpoint does not declare.
 * @throws UnreachableError when no answer of the portal came; what was asked may have been done.
 * @throws ContractError when the answer fits no declaration.
 */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: OptionsOf<E>,
) => Promise<ReplyOf<E>>;

/** What a caller needs. */
export interface CallerOptions {
  /** Address of the portal, e.g. `https://portal.example`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch | undefined;
  /** Language of the server's texts. */
  readonly locale: () => Locale;
  /** The token to send as `Authorization: Bearer`; null where the session is a cookie. */
  readonly token: Pick<TokenStore, 'read'> | null;
  /** Milliseconds until a call, with its repeats, counts as lost; 15,000 by default. */
  readonly timeoutMilliseconds?: number | undefined;
}

const defaultTimeoutMilliseconds = 15_000;

/**
 * Makes calls of the contract. GET calls and calls with an idempotency key are repeated up to twice
 * when no answer of the portal came; others are sent once.
 */
export function createCaller(options: CallerOptions): Caller {
  const { baseUrl, locale, token } = options;
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const http = ky.create({
    throwHttpErrors: false,
    timeout: false,
    totalTimeout: options.timeoutMilliseconds ?? defaultTimeoutMilliseconds,
    // A client with a token has no other session beside it.
    credentials: token ? 'omit' : 'same-origin',
    fetch: async (request, init) => receiveWhole(await send(request, init)),
  });

  return async function call(endpoint, request, callOptions) {
    const { signal, idempotencyKey }: KeyedCallOptions = callOptions ?? {};
    const { params, query, body } = request as LooseRequest;
    const key = endpoint.idempotent ? idempotencyKey : undefined;
    const bearer = token?.read() ?? null;
    let response: Response;
    try {
      response = await http(new URL(pathOf(endpoint, params), baseUrl), {
        ...(endpoint.method === 'GET' || key !== undefined ? askAgain : askOnce),
        method: endpoint.method,
        headers: {
          Accept: 'application/json',
          'Accept-Language': locale(),
          ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        ...(query && { searchParams: query }),
        ...(body !== undefined && { json: body }),
        ...(signal && { signal }),
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (!isKyError(error)) throw error;
      const why = isTimeoutError(error) ? 'in time' : 'because the portal cannot be reached';
      throw new UnreachableError(
        `${endpoint.method} ${endpoint.path} got no answer ${why}. What it asked for may have been done.`,
        { cause: error },
      );
    }
    return readReply(endpoint, response);
  };
}

/** A request as any endpoint may declare it. */
interface LooseRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: SearchParamsOption;
  readonly body?: unknown;
}

function pathOf({ path }: Endpoint, params: LooseRequest['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
