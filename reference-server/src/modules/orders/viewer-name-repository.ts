import type { PrismaClient } from '../../../generated/prisma/client.ts';

/** What a member of staff is called by those who see that they look at an order; null for nobody. */
export function createViewerNames(prisma: PrismaClient) {
  return async (identity: string): Promise<string | null> => {
    const id = identity.replace(/^admin_/, '');
    const staff = await prisma.staff.findUnique({ where: { id }, select: { name: true } });
    return staff?.name ?? null;
  };
}
