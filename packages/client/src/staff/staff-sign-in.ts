import { staffLogin } from '@portal/domain/sign-in';
import type { RequestOf } from '@portal/domain/contract';
import { errorOf, SecondFactorError } from '../call/call-errors.ts';
import type { Caller } from '../call/caller.ts';
import { refusalOf } from '../call/reply/outcome.ts';
import type { Session } from '../session/session.ts';

/** While somebody guesses passwords, the tries of strangers wait for each other. */
const timeoutMilliseconds = 60_000;

/** A code of an app, a recovery code, or what an authenticator answered. */
export type SignInFactor =
  | { readonly code: string }
  | {
      readonly passkey: NonNullable<RequestOf<typeof staffLogin>['body']['data']['passkey']>;
    };

/**
 * Signs a member of staff in: the portal's session is then theirs.
 *
 * @param factor - what the account was asked for beside the password.
 * @returns false when id and password do not match.
 * @throws SecondFactorError when the password is right and a second factor is missing or wrong: the same call
 *   again with one.
 * @throws ForbiddenError `PASSWORD_EXPIRED` when the portal made the password up more than a day ago.
 * @throws TooManyRequestsError after too many failures; `retryAfterSeconds` says how long.
 */
export type StaffSignIn = (id: string, password: string, factor?: SignInFactor) => Promise<boolean>;

/** Signs staff in, apart from the session so that guests need not load it. */
export function createStaffSignIn(call: Caller, session: Pick<Session, 'begin'>): StaffSignIn {
  return async (id, password, factor) => {
    const body = { data: { id, password, ...factor } };
    const reply = await call(staffLogin, { body }, { timeoutMilliseconds });
    if (reply.status === 401) throw new SecondFactorError(refusalOf(reply), reply.body.passkey);
    if (reply.status === 429 || reply.status === 403) throw errorOf(reply);
    if (reply.status === 200) session.begin(reply.body.guest, reply.body.token);
    return reply.status === 200;
  };
}
