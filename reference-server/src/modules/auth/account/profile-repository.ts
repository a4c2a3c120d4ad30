import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import { changeGuest, type GuestChange } from './account-repository.ts';
import type { GuestRow } from './account-row.ts';

/** What a guest changes of the own account. */
type ProfileRowChange = Omit<GuestChange, 'approved'>;

/** Whose sessions are meant. */
export type SessionOwner = { readonly guestId: number } | { readonly staffId: string };

/** A live session as its owner sees it. */
interface OwnSessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly userAgent: string;
}

/** What a guest sees and changes of the own account; of sessions, also what staff do. */
export type ProfileRepository = ReturnType<typeof createProfileRepository>;

/** Profiles in SQL. */
export function createProfileRepository(prisma: PrismaClient) {
  const alive = (owner: SessionOwner, now: Date) => ({
    ...owner,
    revokedAt: null,
    expiresAt: { gt: now },
  });
  return {
    /** Writes the fields that differ and who changed them, in one transaction; null: no such guest. */
    change: (guestId: number, change: ProfileRowChange, actor: string): Promise<GuestRow | null> =>
      prisma.$transaction(async (transaction) => {
        const changed = await changeGuest(transaction, guestId, change, actor);
        return changed && changed.after;
      }),
    /** Sessions that are alive, the one seen last first. */
    sessions: (owner: SessionOwner, now: Date, limit: number): Promise<OwnSessionRow[]> =>
      prisma.session.findMany({
        where: alive(owner, now),
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
        take: limit,
        select: { id: true, createdAt: true, lastSeenAt: true, userAgent: true },
      }),
    /** Whether this session is the owner's and alive. */
    async isOwnSession(owner: SessionOwner, sessionId: string, now: Date): Promise<boolean> {
      const where = { ...alive(owner, now), id: sessionId };
      return (await prisma.session.count({ where })) > 0;
    },
  };
}
