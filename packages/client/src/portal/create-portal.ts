import { PortalDisabledError, SignedOutError, type RefusedError } from '../call/call-errors.ts';
import { createCaller, type Caller } from '../call/caller.ts';
import { createCatalogueClient, type CatalogueClient } from '../catalogue/catalogue-client.ts';
import {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
} from '../live/live-connection.ts';
import { createOrderClient, type OrderClient } from '../orders/order-client.ts';
import { createSession, type Session } from '../session/session.ts';
import type { TokenStore } from '../session/token-store.ts';
import { createPhoneSignIn, type PhoneSignIn } from '../sign-in/phone-sign-in.ts';

/** How to reach a portal. */
export interface PortalOptions {
  /** Address of the portal, e.g. `https://portal.example`. */
  readonly baseUrl: string;
  /** Language of the server's texts; Russian unless told otherwise. */
  readonly locale?: () => 'ru' | 'en';
  /**
   * Where the token is kept by a client without cookies. Absent in a browser on the portal's own
   * address, where the session is an HttpOnly cookie.
   */
  readonly token?: TokenStore;
  /** Tells this visitor from others, signed in or not. Random by default. */
  readonly visitorId?: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMilliseconds?: number;
  readonly socket?: LiveConnectionOptions['socket'];
  /** The server says that maintenance is under way. */
  readonly onDisabled?: () => void;
}

/** Everything a client can do with a portal. */
export interface Portal {
  /** Any call of the contract, for what has no function of its own. */
  readonly call: Caller;
  readonly session: Session;
  readonly catalogue: CatalogueClient;
  readonly orders: OrderClient;
  readonly live: LiveConnection;
  /** A new sign-in by phone. */
  phoneSignIn(options?: { codes?: 'server' | 'browser' }): PhoneSignIn;
}

/**
 * A client of one portal. Nothing is sent until something is asked for.
 *
 * @example
 * ```ts
 * const portal = createPortal({ baseUrl: 'https://portal.example' });
 * const stores = await portal.catalogue.stores();
 * ```
 */
export function createPortal(options: PortalOptions): Portal {
  const token = options.token ?? null;
  const bearer = () => token?.read() ?? null;
  const visitorId = options.visitorId ?? crypto.randomUUID();
  const call = createCaller({
    baseUrl: options.baseUrl,
    locale: options.locale ?? (() => 'ru'),
    bearer,
    onRefused,
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.timeoutMilliseconds && { timeoutMilliseconds: options.timeoutMilliseconds }),
  });
  const session = createSession(call, token);

  function onRefused(error: RefusedError): void {
    if (error instanceof PortalDisabledError) options.onDisabled?.();
    const ended = error instanceof SignedOutError && error.code === 'SESSION_EXPIRED';
    if (ended && session.state().status === 'signed-in') session.end();
  }

  return {
    call,
    session,
    catalogue: createCatalogueClient(call),
    orders: createOrderClient(call),
    live: createLiveConnection({
      baseUrl: options.baseUrl,
      bearer,
      hints: () => {
        const state = session.state();
        return state.status === 'signed-in'
          ? { visitorId, userId: String(state.account.id), role: state.account.role }
          : { visitorId };
      },
      ...(options.socket && { socket: options.socket }),
    }),
    phoneSignIn: ({ codes = 'server' } = {}) => createPhoneSignIn({ call, session, codes }),
  };
}
