import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { changeGuest, type GuestChange } from '../guests/change-guest-store.ts';
import type { GuestRow } from './account-row.ts';

/** What a guest changes of the own account. */
export type ProfileRowChange = Omit<GuestChange, 'approved'>;

/** A session that is alive, as its guest sees it. */
export interface OwnSessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly userAgent: string;
}

/** What a guest sees and changes of the own account. */
export interface ProfileStore {
  /** Writes the fields that differ and who changed them, in one transaction; null: no such guest. */
  change(guestId: number, change: ProfileRowChange, actor: string): Promise<GuestRow | null>;
  /** Sessions that are alive, the one seen last first. */
  sessions(guestId: number, now: Date, most: number): Promise<OwnSessionRow[]>;
  /** Whether this session is the guest's own and alive. */
  isOwnSession(guestId: number, sessionId: string, now: Date): Promise<boolean>;
}

/** Profiles in SQL. */
export function createProfileStore(prisma: PrismaClient): ProfileStore {
  const alive = (guestId: number, now: Date) => ({
    guestId,
    revokedAt: null,
    expiresAt: { gt: now },
  });
  return {
    change: (guestId, change, actor) =>
      prisma.$transaction(async (transaction) => {
        const changed = await changeGuest(transaction, guestId, change, actor);
        return changed && changed.after;
      }),
    sessions: (guestId, now, most) =>
      prisma.session.findMany({
        where: alive(guestId, now),
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
        take: most,
        select: { id: true, createdAt: true, lastSeenAt: true, userAgent: true },
      }),
    async isOwnSession(guestId, sessionId, now) {
      const where = { ...alive(guestId, now), id: sessionId };
      return (await prisma.session.count({ where })) > 0;
    },
  };
}
