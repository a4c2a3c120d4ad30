import type { Prisma, PrismaClient } from '../../../../generated/prisma/client.ts';

/** What the restaurant's system has answered once. */
export interface StoredResult {
  readonly body: unknown;
  readonly readAt: Date;
}

/** Keeps answers over restarts, and shares them between instances. */
export interface QueryResultRepository {
  find(key: string): Promise<StoredResult | null>;
  save(key: string, result: { readonly body: object; readonly readAt: Date }): Promise<void>;
}

export function createQueryResultRepository(prisma: PrismaClient): QueryResultRepository {
  return {
    find: (key) =>
      prisma.restaurantReading.findUnique({
        where: { key },
        select: { body: true, readAt: true },
      }),
    async save(key, { body, readAt }) {
      const values = { body: body as Prisma.InputJsonObject, readAt };
      await prisma.restaurantReading.upsert({
        where: { key },
        create: { key, ...values },
        update: values,
      });
    },
  };
}
