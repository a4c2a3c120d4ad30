import {
  endOwnSession,
  fetchOwnSessions,
  logoutEverywhere,
  ownSessionsMax,
  updateProfile,
} from '@portal/domain';
import { identityOf } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { sessionCookieName } from '../../kernel/session-cookie.ts';
import { toGuest } from './account-row.ts';
import type { ProfileStore } from './profile-store.ts';
import type { Sessions } from './sessions.ts';

/** What the calls work with. */
export interface ProfileRoutesOptions {
  readonly profiles: ProfileStore;
  readonly sessions: Pick<Sessions, 'revoke' | 'revokeAccount'>;
}

/** The calls about one's own account, and where it is signed in. */
export function profileRoutes({ profiles, sessions }: ProfileRoutesOptions): Route[] {
  return [
    implement(updateProfile, async ({ body, actor }) => {
      const { email, ...rest } = body.data.profile;
      const change = { ...rest, ...(email !== undefined && { email: email || null }) };
      const guest = await profiles.change(actor.id, change, identityOf(actor));
      if (!guest) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { guest: toGuest(guest) } };
    }),
    implement(fetchOwnSessions, async ({ actor }) => {
      const rows = await profiles.sessions(actor.id, new Date(), ownSessionsMax);
      const data = rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
        id,
        attributes: {
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          isCurrent: id === actor.sessionId,
          userAgent,
        },
      }));
      return { status: 200, body: { sessions: { data } } };
    }),
    implement(endOwnSession, async ({ body, actor, cookies }) => {
      const { id } = body.data;
      if (!(await profiles.isOwnSession(actor.id, id, new Date()))) {
        throw new ProblemError('NOT_FOUND');
      }
      await sessions.revoke(id, 'logout');
      if (id === actor.sessionId) cookies.clear(sessionCookieName);
      return { status: 204, body: undefined };
    }),
    implement(logoutEverywhere, async ({ actor, cookies }) => {
      await sessions.revokeAccount(identityOf(actor), 'logout');
      cookies.clear(sessionCookieName);
      return { status: 204, body: undefined };
    }),
  ];
}
