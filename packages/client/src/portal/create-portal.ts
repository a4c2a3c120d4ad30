import type { Locale } from '@portal/domain/texts';
import { ForbiddenError, PortalDisabledError, SignedOutError } from '../call/call-errors.ts';
import { portalAddress } from '../call/call-address.ts';
import { createCaller, type Caller, type CallRecord } from '../call/caller.ts';
import { createCalls, type CallsOf } from '../call/calls.ts';
import { randomId } from '../call/random-id.ts';
import type { ContractMismatch } from '../call/reply/read-reply.ts';
import { createServerClock, type ServerClock } from '../call/server-clock.ts';
import { createListeners } from '../listeners/listeners.ts';
import {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
} from '../live/live-connection.ts';
import { createOwnOrders, type OwnOrders } from '../orders/own-orders.ts';
import { createProfileClient, type ProfileClient } from '../profile/profile-client.ts';
import { createPushClient, type PushClient } from '../push/push-client.ts';
import { createSession, type Session } from '../session/session.ts';
import { createMemoryTokenStorage, type TokenStorage } from '../call/token-storage.ts';
import { createPhoneSignIn } from '../sign-in/create-phone-sign-in.ts';
import type { PhoneSignIn, PhoneSignInSettings } from '../sign-in/phone-sign-in.ts';
import { createTicketClient, type TicketClient } from '../tickets/ticket-client.ts';
import { guestEndpoints, type GuestEndpoints } from './guest-endpoints.ts';

/** How to reach a portal. */
export interface PortalOptions {
  /**
   * Address of the portal, e.g. `https://portal.example` or `https://hotel.example/portal`. In a browser on the
   * portal's own pages it may be left out.
   */
  readonly baseUrl?: string;
  /** Language of the server's texts; Russian by default. */
  readonly locale?: () => Locale;
  /**
   * Token storage of a client without cookies. Null where the session is an HttpOnly cookie that
   * `fetch` keeps. By default a cookie in a browser, on the portal's own address, and memory elsewhere, until the
   * process ends.
   */
  readonly token?: TokenStorage | null;
  /** Tells this visitor from others, signed in or not. Random by default. */
  readonly visitorId?: string;
  /** Sends the calls; the global `fetch` by default. */
  readonly fetch?: typeof fetch;
  /** Milliseconds until a call, with its repeats, counts as lost; 15,000 by default. */
  readonly timeoutMilliseconds?: number;
  /** Socket.IO options of the live connection. */
  readonly socket?: LiveConnectionOptions['socket'];
  /** The server says that maintenance is under way. */
  readonly onDisabled?: () => void;
  /**
   * The server wants to know again who a member of staff is before it does what was asked. Resolves to
   * whether they have said so: the call is then made once more. Without it such calls are refused.
   */
  readonly onReauthentication?: () => Promise<boolean>;
  /**
   * Told of entities that were left out of an answer because this version cannot read them, e.g. a store of a
   * kind that only a newer portal knows: for a log.
   */
  readonly onContractMismatch?: (mismatch: ContractMismatch) => void;
  /**
   * Whether nobody has used this page for a while. Calls that it makes then do not keep the console of a member
   * of staff unlocked. Default: somebody has asked for every call.
   */
  readonly isUnattended?: () => boolean;
}

type GuestCalls = CallsOf<GuestEndpoints>;

/** Everything a client can do with a portal. */
export interface Portal extends GuestCalls {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** Any call of the contract, for what has no function of its own. */
  readonly call: Caller;
  /**
   * Calls back after every call, for a log or a debugger: it gets neither request nor answer. Returns a
   * function that stops it.
   */
  onCall(listener: (call: CallRecord) => void): () => void;
  /** The server's clock, by which its moments are shown. */
  readonly clock: ServerClock;
  readonly session: Session;
  /** A guest's orders and their payments. */
  readonly orders: GuestCalls['orders'] & OwnOrders;
  /** A guest's own account; and, for staff too, where one is signed in. */
  readonly profile: GuestCalls['profile'] & ProfileClient;
  /** Notifications of this browser. */
  readonly push: PushClient;
  /** Asking for help, and talking. */
  readonly tickets: GuestCalls['tickets'] & TicketClient;
  /** Follows the session by itself once it is connected. */
  readonly live: LiveConnection;
  /** A new sign-in by phone. */
  phoneSignIn(settings?: PhoneSignInSettings): PhoneSignIn;
}

/** The refusals that mean: this client has no session, whatever it thought. */
const sessionIsOver: readonly string[] = ['SESSION_EXPIRED', 'UNAUTHENTICATED'];

/**
 * A client of one portal. Nothing is sent until something is asked for.
 *
 * @throws TypeError when `baseUrl` is no address of a portal.
 *
 * @example
 * ```ts
 * const portal = createPortal({ baseUrl: 'https://portal.example' });
 * const { stores } = await portal.stores.list();
 * ```
 */
export function createPortal(options: PortalOptions = {}): Portal {
  const { locale = () => 'ru', visitorId = randomId() } = options;
  const address = portalAddress(options.baseUrl);
  const { token = hasCookies(address) ? null : createMemoryTokenStorage() } = options;
  const callListeners = createListeners<[CallRecord]>();
  const clock = createServerClock();
  const send = createCaller({
    ...options,
    baseUrl: address,
    locale,
    token,
    clock,
    onCall: callListeners.notify,
  });

  const sendConfirmed: Caller = async (endpoint, request, callOptions) => {
    try {
      return await send(endpoint, request, callOptions);
    } catch (error) {
      const isReauthenticationRequired =
        error instanceof ForbiddenError && error.code === 'REAUTHENTICATION_REQUIRED';
      if (!isReauthenticationRequired || !(await options.onReauthentication?.())) throw error;
      callOptions?.signal?.throwIfAborted();
      return send(endpoint, request, callOptions);
    }
  };

  const call: Caller = async (endpoint, request, callOptions) => {
    const stateBefore = session.state();
    try {
      return await sendConfirmed(endpoint, request, callOptions);
    } catch (error) {
      if (error instanceof PortalDisabledError) options.onDisabled?.();
      // A refusal that arrives late says nothing about a session that has begun since.
      const isOver = error instanceof SignedOutError && sessionIsOver.includes(error.code);
      if (error instanceof ForbiddenError && error.code === 'CONSOLE_LOCKED') session.lock();
      if (isOver && stateBefore.status === 'signed-in' && session.state() === stateBefore)
        session.end();
      throw error;
    }
  };

  const session = createSession(call, token);
  const live = createLiveConnection({
    baseUrl: address,
    bearer: () => token?.read() ?? null,
    hints: () => {
      const state = session.state();
      if (state.status === 'unknown') return { visitorId };
      if (state.status === 'signed-out') return { visitorId, role: 'nobody' };
      return { visitorId, userId: String(state.account.id), role: state.account.role };
    },
    onSessionEnd: () => session.end(),
    // The cookie holds another session by now, begun in another tab.
    onIdentityMismatch: () => void session.restore().catch(() => undefined),
    ...(options.socket && { socket: options.socket }),
  });
  session.subscribe(() => {
    if (live.status() !== 'off') live.connect();
  });

  const calls = createCalls(call, address, guestEndpoints);
  return {
    ...calls,
    address,
    call,
    onCall: callListeners.add,
    clock,
    session,
    orders: { ...calls.orders, ...createOwnOrders(call) },
    tickets: { ...calls.tickets, ...createTicketClient(call, live) },
    profile: { ...calls.profile, ...createProfileClient(call, session) },
    push: createPushClient({
      call,
      visitorId,
      publicKey: async () => (await calls.settings.get()).status.vapidPublicKey,
    }),
    live,
    phoneSignIn: (settings) => createPhoneSignIn({ call, session, locale, ...settings }),
  };
}

/** Whether `fetch` keeps the session's cookie: in a browser, on the portal's own pages. */
function hasCookies(address: string): boolean {
  return typeof document !== 'undefined' && new URL(address).origin === location.origin;
}
