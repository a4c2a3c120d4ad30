import { guestIdentity } from '@portal/domain/audit';
import type { StaffGuest } from '@portal/domain/guests';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { recordAudit, recordExport } from '../audit/audit-repository.ts';
import type { Sessions } from '../auth/session/sessions.ts';
import { changeGuest, type GuestChange } from '../auth/account/account-repository.ts';
import { findStaffGuest, type GuestFilter } from './guest-queries.ts';

/** What staff do to guests' accounts, each with its audit entry in one transaction. */
export type GuestChanges = ReturnType<typeof createGuestChanges>;

/** The same in SQL, with the live connections of those who are signed out. */
export function createGuestChanges(
  prisma: PrismaClient,
  sessions: Pick<Sessions, 'revokeWithin' | 'leaveRevoked'>,
) {
  return {
    /** Changes an account; null when there is none. Closing it ends its sessions. */
    async change(guestId: number, change: GuestChange, actor: string): Promise<StaffGuest | null> {
      const done = await prisma.$transaction(async (transaction) => {
        const changed = await changeGuest(transaction, guestId, change, actor);
        if (!changed) return null;
        const isClosed = changed.before.approved && !changed.after.approved;
        const ended = isClosed
          ? await sessions.revokeWithin(transaction, guestIdentity(guestId), 'revoked')
          : [];
        return { guest: await findStaffGuest(transaction, guestId), ended };
      });
      if (!done) return null;
      sessions.leaveRevoked(done.ended);
      return done.guest;
    },

    /** Ends the session that is named, or all; says how many were not over, or null: no such guest. */
    async endSessions(
      guestId: number,
      sessionId: string | null,
      actor: string,
    ): Promise<number | null> {
      const ended = await prisma.$transaction(async (transaction) => {
        if ((await transaction.guest.count({ where: { id: guestId } })) === 0) return null;
        const which = sessionId === null ? {} : { only: sessionId };
        const revoked = await sessions.revokeWithin(
          transaction,
          guestIdentity(guestId),
          'revoked',
          which,
        );
        const count = revoked.filter(({ wasAlive }) => wasAlive).length;
        if (count > 0) {
          await recordAudit(transaction, {
            actor,
            action: 'end sessions',
            entity: 'guest',
            entityId: String(guestId),
            to: { count },
          });
        }
        return { revoked, count };
      });
      if (!ended) return null;
      sessions.leaveRevoked(ended.revoked);
      return ended.count;
    },

    /** Notes that somebody wrote to a guest's devices, and what came of it. */
    async notePush(
      guestId: number,
      outcome: { readonly devices: number; readonly sent: number },
      actor: string,
    ) {
      await recordAudit(prisma, {
        actor,
        action: 'push',
        entity: 'guest',
        entityId: String(guestId),
        to: { ...outcome },
      });
    },

    /** Notes that somebody takes a table of guests away as a file. */
    async noteExport(filter: GuestFilter, actor: string) {
      await recordExport(prisma, 'guest', filter, actor);
    },
  };
}
