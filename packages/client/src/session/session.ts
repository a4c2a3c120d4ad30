import type { Guest, StaffAccount } from '@portal/domain/guests';
import {
  decodeToken,
  getOwnGuest,
  getOwnStaffAccount,
  logout,
  sessionRules,
} from '@portal/domain/sign-in';
import { ForbiddenError, SignedOutError } from '../call/call-errors.ts';
import type { Caller } from '../call/caller.ts';
import { unwrap, type Enveloped, type Unwrapped } from '../call/reply/unwrap.ts';
import { createListeners } from '../listeners/listeners.ts';
import type { TokenStorage } from '../call/token-storage.ts';

/** A signed-in guest (`role` is `user`) or member of staff. */
export type Account = Unwrapped<Guest> | Unwrapped<StaffAccount>;

/** What is known of the session. `unknown` until {@link Session.restore} has answered. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly account: Account };

/** The session of this client. */
export interface Session {
  /** The same object until something changes. */
  state(): SessionState;
  /** `unknown`, always the same object: what React draws on a server and hydrates with. */
  serverSnapshot(): SessionState;
  /** Calls back after every change. Returns a function that stops it. */
  subscribe(listener: (state: SessionState) => void): () => void;
  /**
   * Asks the server whose session the cookie or token is; who asks meanwhile waits for the same
   * answer. A session that begins or ends meanwhile counts more than it.
   *
   * @throws UnreachableError when there was no answer; the state is what it was.
   * @throws PortalDisabledError for a guest during maintenance; the state is what it was.
   */
  restore(): Promise<SessionState>;
  /**
   * Takes over a session that has just begun. Where there is no token storage, the cookie is the server's, or one of
   * the page's own for a portal that sets none.
   */
  begin(account: Guest | StaffAccount, token: string, cookieOf?: 'server' | 'page'): void;
  /** The server has locked the console: nobody has used it for a while. {@link Session.restore} says when it is open. */
  lock(): void;
  /** The account has changed; that of somebody else, by now, changes nothing. */
  renew(account: Guest | StaffAccount): void;
  /**
   * Ends the session on the server, then here.
   *
   * @throws UnreachableError when there was no answer: the session may go on.
   */
  signOut(): Promise<void>;
  /** The session has ended without being asked to: forget it. */
  end(): void;
}

const cookieName = 'session_token';

/**
 * The session cookie as a page stores it, for portals that set none themselves. One that a server has set for itself
 * (HttpOnly) can be neither read nor changed here.
 */
const pageSessionCookie: TokenStorage = {
  read() {
    if (typeof document === 'undefined') return null;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
    return found ? decodeURIComponent(found.slice(cookieName.length + 1)) : null;
  },
  write: (token) => savePageCookie(token, sessionRules.guest.maxSeconds),
  clear: () => savePageCookie('', 0),
};

// The type is asserted, not annotated: narrowed to it, nothing else could be assigned.
const unknownState = { status: 'unknown' } as SessionState;

/** Keeps track of who is signed in. `token` is null where the session is a cookie. */
export function createSession(call: Caller, token: TokenStorage | null): Session {
  let state = unknownState;
  const listeners = createListeners<[SessionState]>();

  function become(next: SessionState): SessionState {
    state = next;
    listeners.notify(next);
    return next;
  }

  function end(): SessionState {
    (token ?? pageSessionCookie).clear();
    return state.status === 'signed-out' ? state : become({ status: 'signed-out' });
  }

  const begin: Session['begin'] = (account, newToken, cookieOf = 'server') => {
    (token ?? (cookieOf === 'page' ? pageSessionCookie : null))?.write(newToken);
    become({ status: 'signed-in', account: unwrapAccount(account) });
  };

  /** Null when there is no live session. */
  async function ownAccount(): Promise<Account | null> {
    const stored = token ? token.read() : (pageSessionCookie.read() ?? undefined);
    if (stored === null) return null;
    const { body } = await call(decodeToken, { body: { token: stored } });
    if (body.isExpired || body.accountId === null) return null;
    const id = body.accountId;
    try {
      const reply =
        typeof id === 'number'
          ? await call(getOwnGuest, { body: { data: { id } } })
          : await call(getOwnStaffAccount, { body: { data: { id } } });
      return unwrapAccount(reply.body.guest);
    } catch (error) {
      // It has ended, or become another's, between the two calls.
      if (error instanceof SignedOutError || error instanceof ForbiddenError) return null;
      throw error;
    }
  }

  let restoring: Promise<SessionState> | null = null;
  // Signing out may leave the state as it was.
  let signOuts = 0;

  async function restore(): Promise<SessionState> {
    const stateBefore = state;
    const signOutsBefore = signOuts;
    try {
      const account = await ownAccount();
      if (state !== stateBefore || signOuts !== signOutsBefore) return state;
      if (!account) return end();
      // Asked for again and again, it changes only when it does.
      const isSame =
        state.status === 'signed-in' && JSON.stringify(state.account) === JSON.stringify(account);
      return isSame ? state : become({ status: 'signed-in', account });
    } finally {
      restoring = null;
    }
  }

  return {
    state: () => state,
    serverSnapshot: () => unknownState,
    subscribe: (listener) => listeners.add(listener),
    restore: () => (restoring ??= restore()),
    begin,
    lock() {
      if (state.status !== 'signed-in' || !('isLocked' in state.account)) return;
      if (!state.account.isLocked) {
        become({ status: 'signed-in', account: { ...state.account, isLocked: true } });
      }
    },
    renew(account) {
      if (state.status !== 'signed-in' || state.account.id !== account.id) return;
      become({ status: 'signed-in', account: unwrapAccount(account) });
    },
    async signOut() {
      try {
        await call(logout, { body: {} });
      } catch (error) {
        if (!(error instanceof SignedOutError)) throw error;
      }
      signOuts += 1;
      end();
    },
    end: () => void end(),
  };
}

function unwrapAccount(account: Enveloped<number | string, object>): Account {
  return unwrap(account) as Account;
}

function savePageCookie(token: string, seconds: number): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieName}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
