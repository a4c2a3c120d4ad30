import type { Endpoint, Scope } from '@portal/domain/contract';
import type { RateLimit } from '@portal/domain/server';
import { consoleLockRules } from '@portal/domain/sign-in';
import type { Request, Response } from 'express';
import type * as z from 'zod';
import { isDatabaseUnavailable } from '../db/errors/database-unavailable.ts';
import { identityOf, type Actor, type StaffRestriction } from './actor.ts';
import { isConfirmed, requireConfirmation } from './confirmation.ts';
import { createCallCookies } from './cookies/call-cookies.ts';
import {
  clientAddress,
  clientNetwork,
  proxyAddresses,
  type ClientNetwork,
} from './network/client-network.ts';
import {
  isIdempotencyKey,
  isPassing,
  requestHash,
  type IdempotencyClaim,
} from './idempotency/idempotency.ts';
import type { KernelContext } from './kernel-context.ts';
import { parseRequest } from './requests/parse-request.ts';
import { ProblemError } from './replies/problem-error.ts';
import { problemReply } from './replies/problem-reply.ts';
import { coarseLimits, rewardNetwork, consumeForNetwork } from './limits/rate-limiter.ts';
import { requestState } from './request-state.ts';
import type { Call, Route } from './route.ts';
import { readUpload } from './requests/read-upload.ts';
import { sessionTokenOf } from './cookies/session-cookie.ts';
import { isSameSite, isStartedElsewhere } from './cookies/same-site.ts';
import { isStored, sendReply } from './replies/send.ts';
import { isInPieces, sendPieces } from './replies/send-pieces.ts';

/**
 * Authenticate, coarse limit, role, parse, limit, handle, parse the reply: in this order. Says when its time
 * begins, which a file takes to arrive does not count in; past its deadline nothing of it is sent any more.
 */
export async function answer(
  { endpoint, handle }: Route,
  context: KernelContext,
  request: Request,
  response: Response,
  begin: () => void,
): Promise<void> {
  if (!endpoint.upload) begin();
  const state = requestState(response);
  const actor = await authenticate(context, endpoint, request);
  state.actor = actor;
  const { trustProxyHops = 0, networkOf = clientNetwork } = context;
  const address = clientAddress(request, trustProxyHops);
  const network = networkOf(address);
  if (!isCountedAlone(network, actor)) {
    await limit(context, 'coarse', coarseLimits.byAddress, network);
  }
  if (actor) await limit(context, 'coarse-account', coarseLimits.byAccount, identityOf(actor));

  await refuseWhileDisabled(context, endpoint, actor);
  const scope = authorise(context, endpoint, actor, request);
  const account = actor ? identityOf(actor) : address;
  // A file is only read once it is known to be wanted.
  const consumed: Consumed[] = [];
  if (endpoint.upload) consumed.push(...(await consumeLimits(context, endpoint, actor, network)));
  const upload = endpoint.upload && (await readUpload(endpoint.upload, request, response));
  if (endpoint.upload) begin();
  const parsed = parseRequest(endpoint, request, state.locale, upload);
  const idempotency = await claimKey(context, endpoint, request, account, parsed);
  if (idempotency && 'replay' in idempotency) {
    sendReply(response, endpoint, idempotency.replay.status, idempotency.replay.body);
    return;
  }
  const claim = idempotency?.claim ?? null;
  try {
    if (!endpoint.upload)
      consumed.push(...(await consumeLimits(context, endpoint, actor, network)));
    const call: Omit<Call<Endpoint>, 'actor'> & { actor: Actor | null } = {
      actor,
      scope,
      address,
      proxies: proxyAddresses(request, trustProxyHops),
      headers: request.headers,
      requestId: state.requestId,
      locale: state.locale,
      log: state.log,
      cookies: createCallCookies(request, response, context.secureCookies),
      setHeader(name, value) {
        if (!response.headersSent) response.set(name, value);
      },
      idempotency: claim,
      noteRefusal(reason) {
        state.refusal = reason;
      },
      refuse: (code, options) => problemReply(state.locale, code, options),
    };
    const reply = await handle({ ...parsed, ...call } as never);
    const body = checkedBody(endpoint, reply.status, reply.body);
    if (endpoint.mediaType && isInPieces(body)) {
      await sendPieces(response, endpoint.mediaType, body);
      return;
    }
    if (claim && isPassing(reply.status, body)) await context.idempotencyKeys.release(claim);
    else if (claim) await context.idempotencyKeys.finish(claim, reply.status, body ?? null);
    sendReply(response, endpoint, reply.status, body, reply.body);
  } catch (error) {
    // A limiter that is away as well must not hide what happened.
    if (isPortalUnable(error)) await rewardConsumed(context, consumed).catch(() => undefined);
    // Where even that cannot be done, the claim ends by itself.
    if (claim) await context.idempotencyKeys.release(claim).catch(() => undefined);
    throw error;
  }
}

/** A point that this call has consumed. */
interface Consumed {
  readonly name: string;
  readonly rateLimit: RateLimit;
  readonly subject: string | ClientNetwork;
}

/** Whether nothing was done because the portal could not: whoever comes back has called once. */
function isPortalUnable(error: unknown): boolean {
  return error instanceof ProblemError
    ? error.code === 'UNAVAILABLE'
    : isDatabaseUnavailable(error);
}

/** The coarse limits keep what was consumed: they bound what a flood may cost while nothing can be done. */
async function rewardConsumed(
  { rateLimiter }: KernelContext,
  consumed: readonly Consumed[],
): Promise<void> {
  for (const { name, rateLimit, subject } of consumed) {
    if (typeof subject === 'string') await rateLimiter.reward(name, rateLimit, subject);
    else await rewardNetwork(rateLimiter, name, rateLimit, subject);
  }
}

function sessionCookieOf({ secureCookies }: KernelContext, { headers, res }: Request) {
  return sessionTokenOf(requestState(res).cookies, { headers, secureCookies });
}

async function authenticate(
  context: KernelContext,
  endpoint: Endpoint,
  request: Request,
): Promise<Actor | null> {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer' && bearer)
    return actorOf(context, endpoint, bearer, request);
  const cookie = sessionCookieOf(context, request);
  if (!cookie) return null;
  const isForeign = ['GET', 'HEAD'].includes(request.method)
    ? endpoint.ownPagesOnly === true && isStartedElsewhere(request.headers)
    : !isSameSite(request.headers, context);
  if (isForeign) throw new ProblemError('CROSS_SITE');
  return actorOf(context, endpoint, cookie, request);
}

/** Who has just said again who they are may have done so at another instance. */
async function actorOf(
  { authenticate: find }: KernelContext,
  { confirm }: Endpoint,
  token: string,
  request: Request,
): Promise<Actor | null> {
  const isUnattended = request.headers[consoleLockRules.unattendedHeader] !== undefined;
  const actor = await find(token, { isUnattended });
  const isInDoubt = confirm && actor && actor.role !== 'guest' && !isConfirmed(actor);
  return isInDoubt ? find(token, { isFresh: true, isUnattended }) : actor;
}

async function consumeLimits(
  context: KernelContext,
  { method, path, limits = [] }: Endpoint,
  actor: Actor | null,
  network: ClientNetwork,
): Promise<Consumed[]> {
  const consumed: Consumed[] = [];
  for (const [index, rateLimit] of limits.entries()) {
    const isByAccount = rateLimit.by === 'account' || isCountedAlone(network, actor);
    const subject = isByAccount && actor ? identityOf(actor) : network;
    const name = `${method}:${path}:${index}`;
    await limit(context, name, rateLimit, subject);
    consumed.push({ name, rateLimit, subject });
  }
  return consumed;
}

/** Whether calls count for the account alone: a hotel's guests and staff come from one address. */
function isCountedAlone({ kind }: ClientNetwork, actor: Actor | null): boolean {
  return kind === 'hotel' && actor !== null;
}

async function limit(
  { rateLimiter }: KernelContext,
  name: string,
  rateLimit: RateLimit,
  subject: string | ClientNetwork,
): Promise<void> {
  const retryAfterSeconds = await (typeof subject === 'string'
    ? rateLimiter.consume(name, rateLimit, subject)
    : consumeForNetwork(rateLimiter, name, rateLimit, subject));
  if (retryAfterSeconds !== null)
    throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

async function refuseWhileDisabled(
  { isPortalDisabled }: KernelContext,
  endpoint: Endpoint,
  actor: Actor | null,
): Promise<void> {
  if (endpoint.openWhenDisabled || (actor && actor.role !== 'guest')) return;
  if (await isPortalDisabled())
    throw new ProblemError('PORTAL_DISABLED', { retryAfterSeconds: 60 });
}

/** What an endpoint says that is open all the same. */
const openings = {
  CONSOLE_LOCKED: 'openWhenLocked',
  PASSWORD_CHANGE_REQUIRED: 'openToMadeUpPassword',
  SECOND_FACTOR_ENROLMENT_REQUIRED: 'openWithoutSecondFactor',
} as const satisfies Record<StaffRestriction, keyof Endpoint>;

function authorise(
  context: KernelContext,
  endpoint: Endpoint,
  actor: Actor | null,
  request: Request,
): Scope {
  const { access, confirm } = endpoint;
  if (access === 'anyone') return 'any';
  if (!actor) {
    const hadToken =
      request.headers.authorization !== undefined ||
      sessionCookieOf(context, request) !== undefined;
    throw new ProblemError(hadToken ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
  }
  const scope = access[actor.role];
  if (!scope) throw new ProblemError('FORBIDDEN');
  if (actor.role === 'guest') {
    if (actor.seesSince && !endpoint.openToReadOut) throw new ProblemError('SMS_CODE_REQUIRED');
    return scope;
  }
  const { restriction } = actor;
  if (restriction && !endpoint[openings[restriction]]) throw new ProblemError(restriction);
  if (confirm === true) requireConfirmation(actor);
  return scope;
}

async function claimKey(
  { idempotencyKeys }: KernelContext,
  endpoint: Endpoint,
  request: Request,
  account: string,
  parsed: unknown,
): Promise<{ claim: IdempotencyClaim } | { replay: { status: number; body: unknown } } | null> {
  const key = request.get('idempotency-key');
  if (!endpoint.idempotent || key === undefined) return null;
  if (!isIdempotencyKey(key)) {
    throw new ProblemError('INVALID', {
      details: [{ path: 'Idempotency-Key', message: 'issue.idempotencyKey' }],
    });
  }
  const found = await idempotencyKeys.claim({
    account,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    key,
    requestHash: requestHash(parsed),
  });
  if (found.kind === 'running') {
    throw new ProblemError('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
  }
  if (found.kind === 'reused') throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
  return found.kind === 'replay' ? { replay: found } : { claim: found.claim };
}

function checkedBody(endpoint: Endpoint, status: number, body: unknown): unknown {
  const schema: z.ZodType | undefined = endpoint.replies[status];
  if (!schema) throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${status}.`);
  // What is cached is parsed once, when it is made ready to send.
  return isStored(endpoint, status) ? body : schema.parse(body);
}
