import ky, { isKyError } from 'ky';
import * as z from 'zod';
import { withRetry, withoutRetry } from '../call/retry.ts';
import { receiveWhole } from '../call/reply/receive-whole.ts';
import { RestaurantError } from './restaurant-error.ts';

/** Version 1 of signing in takes a login, version 2 a key of an application. */
export type IikoCredentials =
  | { readonly apiLogin: string }
  | { readonly apiKey: string; readonly appId: string; readonly clientSecret: string };

/** How to reach iiko. */
export interface IikoTransportOptions {
  readonly baseUrl: string;
  readonly credentials: IikoCredentials;
  readonly fetch?: typeof fetch | undefined;
  readonly timeoutMilliseconds: number;
}

/** One request to iiko, and the error text for when it fails without one. */
interface IikoRequest<Schema extends z.ZodType> {
  /** Under `/api/`, e.g. `1/organizations`. */
  readonly path: string;
  readonly body: object;
  readonly schema: Schema;
  readonly text: string;
  /** Whether asking again does no harm. */
  readonly isRead: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
}

/** Asks iiko, with a token. @throws RestaurantError */
export type IikoTransport = <Schema extends z.ZodType>(
  request: IikoRequest<Schema>,
) => Promise<z.output<Schema>>;

/** iiko says an hour; a token that is nearly over is not worth beginning with. */
const tokenMilliseconds = 45 * 60 * 1000;

const tokenAnswer = z.object({ token: z.string().min(1) });
const errorAnswer = z.object({
  errorDescription: z.string().nullish(),
  error: z.string().nullish(),
});

/** Keeps one token, renews it when iiko says so, and repeats what only reads. */
export function createIikoTransport(options: IikoTransportOptions): IikoTransport {
  const { credentials } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  const http = ky.create({
    throwHttpErrors: false,
    timeout: false,
    totalTimeout: options.timeoutMilliseconds,
    fetch: async (request, init) => receiveWhole(await send(request, init)),
  });
  let stored: { readonly token: string; readonly until: number } | null = null;
  let signingIn: Promise<string> | null = null;

  async function post(
    { path, body, text, isRead, signal }: Omit<IikoRequest<z.ZodType>, 'schema'>,
    token: string | null,
  ): Promise<Response> {
    try {
      return await http(`${baseUrl}/api/${path}`, {
        ...(isRead ? withRetry : withoutRetry),
        method: 'POST',
        json: body,
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
        ...(signal && { signal }),
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (!isKyError(error)) throw error;
      throw new RestaurantError(text, { cause: error });
    }
  }

  async function signIn(text: string): Promise<string> {
    const path = 'apiLogin' in credentials ? '1/access_token' : 'v2/access_token';
    const response = await post({ path, body: credentials, text, isRead: true }, null);
    const { token } = await answerOf(response, tokenAnswer, text);
    stored = { token, until: performance.now() + tokenMilliseconds };
    return token;
  }

  /** The token at hand, or a new one; those who ask at once get the same. */
  async function tokenFor(text: string): Promise<string> {
    if (stored && performance.now() < stored.until) return stored.token;
    signingIn ??= signIn(text).finally(() => {
      signingIn = null;
    });
    return signingIn;
  }

  return async ({ schema, onHeaders, ...request }) => {
    const { text } = request;
    const token = await tokenFor(text);
    let response = await post(request, token);
    if (response.status === 401) {
      if (stored?.token === token) stored = null;
      response = await post(request, await tokenFor(text));
    }
    onHeaders?.(response.headers);
    return answerOf(response, schema, text);
  };
}

async function answerOf<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  text: string,
): Promise<z.output<Schema>> {
  const { status, headers } = response;
  const body = parseJson(await response.text());
  if (status === 200) {
    const read = schema.safeParse(body);
    if (read.success) return read.data;
    throw new RestaurantError(text, { status, cause: read.error });
  }
  const errorBody = errorAnswer.safeParse(body).data;
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  throw new RestaurantError(errorBody?.errorDescription?.trim() || text, {
    status,
    code: errorBody?.error ?? null,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
