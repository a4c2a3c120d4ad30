import type { PrismaClient } from '../../../../generated/prisma/client.ts';

/** Whose sessions are meant. */
export type SessionOwner = { readonly guestId: number } | { readonly staffId: string };

/** A live session as its owner sees it. */
interface OwnSessionRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly userAgent: string;
}

/** The live sessions of an account. */
export type ProfileRepository = ReturnType<typeof createProfileRepository>;

/** An account's sessions in SQL, as their owner sees them. */
export function createProfileRepository(prisma: PrismaClient) {
  const alive = (owner: SessionOwner, now: Date) => ({
    ...owner,
    revokedAt: null,
    expiresAt: { gt: now },
  });
  return {
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
