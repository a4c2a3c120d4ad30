import {
  endOwnSession,
  fetchOwnSessions,
  logoutEverywhere,
  ownSessionsMax,
  updateProfile,
} from '@portal/domain/guests';
import { identityOf, type Actor } from '../../../kernel/actor.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../../outbox/change.ts';
import { changeGuest } from './account-repository.ts';
import { toGuest } from './account-row.ts';
import { leaveBrowser } from '../session/open-session.ts';
import type { ProfileRepository, SessionOwner } from './profile-repository.ts';
import type { Sessions } from '../session/sessions.ts';

/** What the calls work with. */
export interface ProfileRoutesOptions {
  readonly profiles: ProfileRepository;
  readonly makeChange: MakeChange;
  readonly sessions: Pick<Sessions, 'revoke' | 'revokeAccount'>;
}

/** The calls about one's own account, and where it is signed in. */
export function profileRoutes(options: ProfileRoutesOptions): Route[] {
  const { profiles, makeChange, sessions } = options;
  return [
    implementChange(makeChange, updateProfile, async ({ body, actor }, { transaction }) => {
      const { email, ...rest } = body.data.profile;
      const fields = { ...rest, ...(email !== undefined && { email: email || null }) };
      const { after } = await changeGuest(transaction, actor.id, fields, identityOf(actor));
      return { status: 200, body: { guest: toGuest(after) } };
    }),
    implement(fetchOwnSessions, async ({ actor }) => {
      const rows = await profiles.sessions(ownerOf(actor), new Date(), ownSessionsMax);
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
    implement(endOwnSession, async (call) => {
      const { body, actor } = call;
      const { id } = body.data;
      if (!(await profiles.isOwnSession(ownerOf(actor), id, new Date()))) {
        throw new ProblemError('NOT_FOUND');
      }
      await sessions.revoke(id, 'logout');
      if (id === actor.sessionId) leaveBrowser(call);
      return { status: 204, body: undefined };
    }),
    implement(logoutEverywhere, async (call) => {
      await sessions.revokeAccount(identityOf(call.actor), 'logout');
      leaveBrowser(call);
      return { status: 204, body: undefined };
    }),
  ];
}

function ownerOf(actor: Actor): SessionOwner {
  return actor.role === 'guest' ? { guestId: actor.id } : { staffId: actor.id };
}
