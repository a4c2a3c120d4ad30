import {
  endOwnSession,
  fetchOwnSessions,
  logoutEverywhere,
  updateProfile,
  type OwnSession,
  type ProfileChange,
} from '@portal/domain/guests';
import { SignedOutError } from '../call/call-errors.ts';
import type { Caller, CallOptions } from '../call/caller.ts';
import { unwrap, type Unwrapped } from '../call/reply/unwrap.ts';
import type { Account, Session } from '../session/session.ts';

/** A guest's own account; and, for staff too, where one is signed in. */
export interface ProfileClient {
  /**
   * Changes what is named of the own account; subscribers of the session are notified.
   *
   * @throws InvalidError with the fields that are wrong, under `data.profile.<field>`.
   */
  update(change: ProfileChange): Promise<Account>;
  /** Where one is signed in, the browser seen last first; at most 50. */
  sessions(options?: CallOptions): Promise<Unwrapped<OwnSession>[]>;
  /**
   * Signs another of the own browsers out.
   *
   * @throws NotFoundError when it is signed out already.
   */
  endSession(id: string): Promise<void>;
  /**
   * Signs out everywhere, here too.
   *
   * @throws UnreachableError when there was no answer: the sessions may go on.
   */
  signOutEverywhere(): Promise<void>;
}

/** Reads and changes the own account. */
export function createProfileClient(
  call: Caller,
  session: Pick<Session, 'renew' | 'end'>,
): ProfileClient {
  return {
    async update(profile) {
      const { body } = await call(updateProfile, { body: { data: { profile } } });
      session.renew(body.guest);
      return unwrap(body.guest);
    },
    async sessions(options) {
      const { body } = await call(fetchOwnSessions, { body: {} }, options);
      return body.sessions.data.map(unwrap);
    },
    async endSession(id) {
      await call(endOwnSession, { body: { data: { id } } });
    },
    async signOutEverywhere() {
      try {
        await call(logoutEverywhere, { body: {} });
      } catch (error) {
        if (!(error instanceof SignedOutError)) throw error;
      }
      session.end();
    },
  };
}
