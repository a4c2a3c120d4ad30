import { guestIdentity, guestIdOf, staffIdentity, staffIdOf } from '@portal/domain/audit';
import type { VisitorNames } from '../../ports/presence.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';

/** Names in SQL. */
export function createVisitorNames(prisma: PrismaClient): VisitorNames {
  return async (identities, { withGuests }) => {
    const staffIds = identities.flatMap((identity) => staffIdOf(identity) ?? []);
    const guestIds = identities.flatMap((identity) => (withGuests && guestIdOf(identity)) || []);
    const [staff, guests] = await Promise.all([
      staffIds.length > 0
        ? prisma.staff.findMany({
            where: { id: { in: staffIds } },
            select: { id: true, name: true },
          })
        : [],
      guestIds.length > 0
        ? prisma.guest.findMany({
            where: { id: { in: guestIds } },
            select: { id: true, name: true },
          })
        : [],
    ]);
    return new Map([
      ...staff.map(({ id, name }) => [staffIdentity(id), name] as const),
      ...guests.map(({ id, name }) => [guestIdentity(id), name] as const),
    ]);
  };
}
