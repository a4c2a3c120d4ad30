import {
  decodeToken,
  getOwnGuest,
  getOwnStaffAccount,
  logout,
  staffLogin,
  type Guest,
  type StaffAccount,
} from '@portal/domain';
import { ForbiddenError, SignedOutError } from '../call/call-errors.ts';
import type { Caller } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/unwrap.ts';
import type { TokenStore } from './token-store.ts';

/** A signed-in guest or member of staff; `role` of a guest is `user`. */
export type Account = Unwrapped<Guest> | Unwrapped<StaffAccount>;

/** What is known of the session. `unknown` until {@link Session.restore} has answered. */
export type SessionState =
  | { readonly status: 'unknown' | 'signed-out' }
  | { readonly status: 'signed-in'; readonly account: Account };

/** The session of this client. */
export interface Session {
  state(): SessionState;
  /** Calls back after every change. Returns a function that stops it. */
  subscribe(listener: (state: SessionState) => void): () => void;
  /** Asks the server whose session the cookie or token is. */
  restore(): Promise<SessionState>;
  /** Takes over a session that has just begun. */
  begin(account: Guest | StaffAccount, token: string): void;
  /**
   * Signs a member of staff in.
   *
   * @returns false when id and password do not match.
   * @throws TooManyRequestsError after too many failures.
   */
  signInStaff(id: string, password: string): Promise<boolean>;
  /** Ends the session here and on the server. */
  signOut(): Promise<void>;
  /** The session has ended without being asked to: forget it. */
  end(): void;
}

/** Keeps track of who is signed in. `token` is null where the session is an HttpOnly cookie. */
export function createSession(call: Caller, token: TokenStore | null): Session {
  let state: SessionState = { status: 'unknown' };
  const listeners = new Set<(state: SessionState) => void>();

  function become(next: SessionState): SessionState {
    state = next;
    for (const listener of listeners) listener(next);
    return next;
  }

  function end(): SessionState {
    token?.clear();
    return state.status === 'signed-out' ? state : become({ status: 'signed-out' });
  }

  function begin(account: Guest | StaffAccount, newToken: string): void {
    token?.write(newToken);
    become({ status: 'signed-in', account: unwrapAccount(account) });
  }

  function storedToken(): { token?: string } {
    const stored = token?.read();
    return stored ? { token: stored } : {};
  }

  async function ownAccount(id: number | string): Promise<Guest | StaffAccount> {
    const reply =
      typeof id === 'number'
        ? await call(getOwnGuest, { body: { data: { id } } })
        : await call(getOwnStaffAccount, { body: { data: { id } } });
    return reply.body.guest;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      const { body } = await call(decodeToken, { body: storedToken() });
      if (body.isExpired || body.accountId === null) return end();
      try {
        const account = await ownAccount(body.accountId);
        return become({ status: 'signed-in', account: unwrapAccount(account) });
      } catch (error) {
        if (error instanceof SignedOutError || error instanceof ForbiddenError) return end();
        throw error;
      }
    },
    begin,
    async signInStaff(id, password) {
      const reply = await call(staffLogin, { body: { data: { id, password } } });
      if (reply.status === 200) begin(reply.body.guest, reply.body.token);
      return reply.status === 200;
    },
    async signOut() {
      try {
        await call(logout, { body: {} });
      } catch (error) {
        if (!(error instanceof SignedOutError)) throw error;
      }
      end();
    },
    end: () => void end(),
  };
}

function unwrapAccount(account: Guest | StaffAccount): Account {
  return typeof account.id === 'number'
    ? unwrap({ id: account.id, attributes: account.attributes })
    : unwrap({ id: account.id, attributes: account.attributes });
}
