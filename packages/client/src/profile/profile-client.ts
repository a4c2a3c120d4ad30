import { logoutEverywhere, updateProfile, type ProfileChange } from '@portal/domain/guests';
import { SignedOutError } from '../call/call-errors.ts';
import type { Caller } from '../call/caller.ts';
import { unwrap } from '../call/reply/unwrap.ts';
import type { Account, Session } from '../session/session.ts';

/** The own account, which the session knows too. */
export interface ProfileClient {
  /**
   * Changes what is named of the own account; subscribers of the session are notified.
   *
   * @throws InvalidError with the fields that are wrong, under `data.profile.<field>`.
   */
  update(change: ProfileChange): Promise<Account>;
  /**
   * Signs out everywhere, here too.
   *
   * @throws UnreachableError when there was no answer: the sessions may go on.
   */
  signOutEverywhere(): Promise<void>;
}

/** Changes the own account. */
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
