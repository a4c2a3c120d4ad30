import { anyProblemSchema, type Endpoint, type ReplyOf } from '@portal/domain';
import { ContractError, refusedError, UnreachableError, type RefusalFacts } from './call-errors.ts';

/** A refusal in the portal's own words, or null when the answer is not one. */
export async function readRefusal(response: Response): Promise<RefusalFacts | null> {
  return refusalIn(response, parseJson(await response.text()));
}

/**
 * The declared reply that an answer is.
 *
 * @throws RefusedError for a refusal that the endpoint does not declare.
 * @throws UnreachableError when something else than the portal has answered.
 * @throws ContractError when the portal's answer fits no declaration.
 */
export async function readReply<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<ReplyOf<E>> {
  const { status } = response;
  if (status === 200 && endpoint.mediaType) return readFile(endpoint, response);
  const body = parseJson(await response.text());
  const declared = endpoint.replies[status]?.safeParse(body);
  if (declared?.success) return { status, body: declared.data } as ReplyOf<E>;
  const refusal = refusalIn(response, body);
  if (refusal) throw refusedError(refusal);
  const call = `${endpoint.method} ${endpoint.path}`;
  if (body === notJson || status >= 500) {
    throw new UnreachableError(
      `${call} was answered with ${status} by something between here and the portal, such as a proxy or a network's sign-in page.`,
    );
  }
  throw new ContractError(
    `${call} was answered with ${status} and a body that the contract does not know. Bring client and server to the same version.`,
    { cause: declared?.error },
  );
}

/** A text, or bytes, as the declared media type is. */
async function readFile<E extends Endpoint>(endpoint: E, response: Response): Promise<ReplyOf<E>> {
  const { method, path, mediaType } = endpoint;
  const declared = typeOf(mediaType);
  const given = typeOf(response.headers.get('Content-Type') ?? undefined);
  if (given !== declared) {
    throw new UnreachableError(
      `${method} ${path} was answered with ${given} by something between here and the portal, such as a proxy or a network's sign-in page.`,
    );
  }
  const isText = declared.startsWith('text/');
  const body = isText ? await response.text() : new Uint8Array(await response.arrayBuffer());
  return { status: 200, body } as ReplyOf<E>;
}

function typeOf(mediaType = ''): string {
  return mediaType.replace(/;.*$/, '').trim().toLowerCase();
}

const notJson = Symbol('not JSON');

/** Undefined for an empty body. */
function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

function refusalIn({ status, headers }: Response, body: unknown): RefusalFacts | null {
  if (status < 400) return null;
  const problem = anyProblemSchema.safeParse(body).data;
  if (!problem) return null;
  return {
    status,
    code: problem.code,
    text: problem.error,
    details: problem.details ?? [],
    retryAfterSeconds: problem.retryAfterSeconds ?? retryAfterSeconds(headers),
    requestId: headers.get('X-Request-Id'),
  };
}

function retryAfterSeconds(headers: Headers): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
