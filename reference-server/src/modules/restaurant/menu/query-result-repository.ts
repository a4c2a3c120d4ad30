import type { Prisma, PrismaClient } from '../../../../generated/prisma/client.ts';

/** What the restaurant's system has answered once. */
export interface StoredResult {
  readonly body: unknown;
  readonly readAt: Date;
}

/** Keeps answers over restarts, and shares them between instances. */
export type QueryResultRepository = ReturnType<typeof createQueryResultRepository>;

export function createQueryResultRepository(prisma: PrismaClient) {
  return {
    find: (key: string): Promise<StoredResult | null> =>
      prisma.restaurantReading.findUnique({
        where: { key },
        select: { body: true, readAt: true },
      }),
    async save(key: string, { body, readAt }: { readonly body: object; readonly readAt: Date }) {
      const values = { body: body as Prisma.InputJsonObject, readAt };
      await prisma.restaurantReading.upsert({
        where: { key },
        create: { key, ...values },
        update: values,
      });
    },
  };
}
