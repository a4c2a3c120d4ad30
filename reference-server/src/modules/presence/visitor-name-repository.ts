import { guestIdOf, staffIdOf } from '../../kernel/actor.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';

/** What the identities of visitors are called. */
export interface VisitorNames {
  /** Names by identity, `user_<id>` or `admin_<id>`; of guests only where they are asked for. */
  read(
    identities: readonly string[],
    options: { readonly withGuests: boolean },
  ): Promise<ReadonlyMap<string, string>>;
}

/** Names in SQL. */
export function createVisitorNames(prisma: PrismaClient): VisitorNames {
  return {
    async read(identities, { withGuests }) {
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
        ...staff.map(({ id, name }) => [`admin_${id}`, name] as const),
        ...guests.map(({ id, name }) => [`user_${id}`, name] as const),
      ]);
    },
  };
}

/** What a member of staff is called by those who see that they look at an order; null for nobody. */
export function createViewerNames(prisma: PrismaClient) {
  const names = createVisitorNames(prisma);
  return async (identity: string): Promise<string | null> =>
    (await names.read([identity], { withGuests: false })).get(identity) ?? null;
}
