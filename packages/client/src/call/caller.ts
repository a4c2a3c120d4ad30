import type { Endpoint, RequestOf, Upload } from '@portal/domain/contract';
import { consoleLockRules } from '@portal/domain/sign-in';
import type { Locale } from '@portal/domain/texts';
import ky, { isKyError, isTimeoutError, type SearchParamsOption } from 'ky';
import type { TokenStorage } from './token-storage.ts';
import { withRetry, withoutRetry } from './retry.ts';
import { pathOf, portalAddress } from './call-address.ts';
import { UnreachableError } from './call-errors.ts';
import { randomId } from './random-id.ts';
import { readReply, requestIdOf, type ContractMismatch, type Reply } from './reply/read-reply.ts';
import { receiveWhole } from './reply/receive-whole.ts';
import type { AnsweredClock } from './server-clock.ts';

/** How one call is made. */
export interface CallOptions {
  /** Ends the waiting; whether the call was done is then not known. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Says that it does no harm to make this call twice, e.g. because its body names what is to be done:
   * it is then repeated after a lost answer, as a call with an idempotency key is. What the contract declares
   * to be `repeatable` is repeated anyway.
   */
  readonly isRepeatable?: boolean | undefined;
  /**
   * Bypasses every cache, here and at the portal, for an up-to-date answer: for
   * what is read again because an event says that it has changed.
   */
  readonly isFresh?: boolean | undefined;
  /** Milliseconds until the call counts as lost, where it may take longer than others. */
  readonly timeoutMilliseconds?: number | undefined;
  /** Told of the headers of the answer, e.g. `X-Stale-Since`, before the reply is returned. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
}

/** How a call is made whose body is a file. */
export interface UploadOptions extends CallOptions {
  /** Media type of the file; the first one that the call takes by default. */
  readonly mediaType?: string | undefined;
  /** Told what part of the file is sent, from 0 to 1, where the browser can say so. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** How a call is made that can be done once under a name. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Names what is to be done, 1–128 printable characters, kept for 24 h: the same call with the same
   * key is done once and answered alike. One is made for each call that is given none, so that it may be
   * repeated after a lost answer; give your own, and keep it, to repeat the same command in another call.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The options that a call takes: a key only where the endpoint honours one. */
export type OptionsOf<E extends Endpoint> = E extends { readonly idempotent: true }
  ? KeyedCallOptions
  : E extends { readonly upload: Upload }
    ? UploadOptions
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
) => Promise<Reply<E>>;

/** Log record of a call, without its request and its answer. */
export interface CallRecord {
  readonly method: Endpoint['method'];
  /** As the contract declares it, e.g. `/api/store/:id`: no parameter, and no query. */
  readonly path: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** Until the answer was there, repeats included. */
  readonly milliseconds: number;
  /** What reception needs to find the request in the server's log. */
  readonly requestId: string | null;
}

/** What a caller needs. */
export interface CallerOptions {
  /**
   * Address of the portal, e.g. `https://portal.example` or `https://hotel.example/portal`. In a browser on the
   * portal's own pages it may be left out.
   */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Language of the server's texts. */
  readonly locale: () => Locale;
  /** The token to send as `Authorization: Bearer`; null where the session is a cookie. */
  readonly token: Pick<TokenStorage, 'read'> | null;
  /** Milliseconds until a call, with its repeats, counts as lost; 15,000 by default. */
  readonly timeoutMilliseconds?: number | undefined;
  /** Set by every answer. */
  readonly clock?: AnsweredClock | undefined;
  /** Told of every call when it has been answered, or was lost. */
  readonly onCall?: ((call: CallRecord) => void) | undefined;
  /** Told of entities that were left out of an answer because this client cannot read them. */
  readonly onContractMismatch?: ((mismatch: ContractMismatch) => void) | undefined;
  /** Whether nobody has used the page for a while: its calls do not keep a console unlocked. */
  readonly isUnattended?: (() => boolean) | undefined;
}

const defaultTimeoutMilliseconds = 15_000;
/** A file may take its time on a slow line. */
const uploadTimeoutMilliseconds = 120_000;

/**
 * Makes calls of the contract. GET calls, calls with an idempotency key and those that are declared to be
 * repeatable are repeated up to twice when no answer of the portal came; others are sent once. A call that sends a file counts as lost after
 * two minutes, unless it is given a limit of its own.
 *
 * @throws TypeError when `baseUrl` is no address of a portal.
 */
export function createCaller(options: CallerOptions): Caller {
  const { locale, token } = options;
  const address = portalAddress(options.baseUrl);
  const { fetch: send = fetch } = options;
  const http = ky.create({
    throwHttpErrors: false,
    timeout: false,
    totalTimeout: options.timeoutMilliseconds ?? defaultTimeoutMilliseconds,
    // A client with a token has no other session beside it.
    credentials: token ? 'omit' : 'same-origin',
    fetch: async (request, init) => receiveWhole(await send(request, init)),
  });

  return async function call(endpoint, request, callOptions) {
    const requestOptions: KeyedCallOptions & UploadOptions = callOptions ?? {};
    const { signal, idempotencyKey, isRepeatable, isFresh, onHeaders, onProgress } = requestOptions;
    const { timeoutMilliseconds } = requestOptions;
    const { params, query, body } = request as LooseRequest;
    const key = endpoint.idempotent ? (idempotencyKey ?? randomId()) : undefined;
    const bearer = token?.read() ?? null;
    const begun = performance.now();
    const sentAt = Date.now();
    function record(answer: Response | null): void {
      if (answer) options.clock?.adjust(answer.headers, sentAt);
      options.onCall?.({
        method: endpoint.method,
        path: endpoint.path,
        status: answer?.status ?? null,
        milliseconds: Math.round(performance.now() - begun),
        requestId: answer && requestIdOf(answer),
      });
    }

    const sending = onProgress && (await progressTeller(onProgress));
    let response: Response;
    try {
      response = await http(address + pathOf(endpoint, params), {
        ...(endpoint.method === 'GET' || endpoint.repeatable || key !== undefined || isRepeatable
          ? withRetry
          : withoutRetry),
        method: endpoint.method,
        headers: {
          Accept: 'application/json',
          'Accept-Language': locale(),
          ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
          ...(options.isUnattended?.() && { [consoleLockRules.unattendedHeader]: '1' }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
          ...(endpoint.upload && {
            'Content-Type': requestOptions.mediaType ?? endpoint.upload.mediaTypes[0],
          }),
        },
        ...(isFresh && { cache: 'no-cache' }),
        searchParams: query,
        ...(endpoint.upload
          ? { body: body as Uint8Array<ArrayBuffer>, totalTimeout: uploadTimeoutMilliseconds }
          : { json: body }),
        ...(timeoutMilliseconds !== undefined && { totalTimeout: timeoutMilliseconds }),
        ...(sending && { fetch: sending }),
        ...(signal && { signal }),
      });
    } catch (error) {
      record(null);
      signal?.throwIfAborted();
      if (!isKyError(error)) throw error;
      const why = isTimeoutError(error) ? 'in time' : 'because the portal cannot be reached';
      throw new UnreachableError(
        `${endpoint.method} ${endpoint.path} got no answer ${why}. What it asked for may have been done.`,
        { cause: error },
      );
    }
    record(response);
    onHeaders?.(response.headers);
    return readReply(endpoint, response, options.onContractMismatch);
  };
}

/** Fetched apart: hardly any call sends a file. Undefined where the browser cannot tell. */
async function progressTeller(onProgress: (sent: number) => void) {
  const { canReportProgress, sendWithProgress } = await import('./send-with-progress.ts');
  return canReportProgress() ? sendWithProgress(onProgress) : undefined;
}

/** A request as any endpoint may declare it. */
interface LooseRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: SearchParamsOption;
  readonly body?: unknown;
}
