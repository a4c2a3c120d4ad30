import { decodeToken, getOwnGuest, getOwnStaffAccount, logout, staffLogin } from '@portal/domain';
import { sessionCookieName } from '../../kernel/session-cookie.ts';
import { ProblemError } from '../../kernel/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { toGuest, toStaffAccount } from './account-row.ts';
import type { AccountStore } from './account-store.ts';
import { callerOf } from './caller-of.ts';
import type { OpenSession } from './open-session.ts';
import type { Sessions } from './sessions.ts';
import type { createStaffSignIn } from './staff-sign-in.ts';

/** What the calls work with. */
export interface SessionRoutesOptions {
  readonly accounts: AccountStore;
  readonly sessions: Sessions;
  readonly signInStaff: ReturnType<typeof createStaffSignIn>;
  readonly openSession: OpenSession;
}

/** The calls about a session that exists, and the one that begins a member of staff's. */
export function sessionRoutes(options: SessionRoutesOptions): Route[] {
  const { accounts, sessions, signInStaff, openSession } = options;
  return [
    implement(decodeToken, async ({ body, actor: caller, cookies }) => {
      const actor = body.token === undefined ? caller : await sessions.authenticate(body.token);
      if (!actor) cookies.clear(sessionCookieName);
      return { status: 200, body: { isExpired: !actor, accountId: actor?.id ?? null } };
    }),
    implement(logout, async ({ actor, cookies }) => {
      await sessions.revoke(actor.sessionId, 'logout');
      cookies.clear(sessionCookieName);
      return { status: 204, body: undefined };
    }),
    implement(getOwnGuest, async ({ body, actor }) => {
      if (body.data.id !== actor.id) throw new ProblemError('FORBIDDEN');
      const guest = await accounts.guest(actor.id);
      if (!guest) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { guest: toGuest(guest) } };
    }),
    implement(getOwnStaffAccount, async ({ body, actor }) => {
      if (body.data.id !== actor.id) throw new ProblemError('FORBIDDEN');
      const staff = await accounts.staff(actor.id);
      if (!staff) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { guest: toStaffAccount(staff) } };
    }),
    implement(staffLogin, async (call) => {
      const { body, address, cookies, refuse } = call;
      const outcome = await signInStaff({ ...body.data, address, caller: callerOf(call) });
      switch (outcome.kind) {
        case 'no-match':
          return { status: 204, body: undefined };
        case 'too-many':
          return refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: outcome.retryAfterSeconds });
        case 'signed-in': {
          const guest = toStaffAccount(outcome.staff);
          const holder = { id: guest.id, role: guest.attributes.role };
          const token = await openSession(cookies, holder, outcome.session);
          return { status: 200, body: { guest, token } };
        }
      }
    }),
  ];
}
