import type { PrismaClient } from '../../generated/prisma/client.ts';

/** A transaction that stays open, with its connection and its locks. */
export interface HeldTransaction {
  /** Commits it. */
  letGo(): Promise<void>;
}

/** Opens a transaction by a statement of the test's own, e.g. `LOCK TABLE room`, and keeps it open. */
export async function holdTransaction(
  prisma: PrismaClient,
  statement: string,
): Promise<HeldTransaction> {
  const begun = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  const ended = prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRawUnsafe(statement);
      begun.resolve();
      await isOver.promise;
    },
    { timeout: 60_000 },
  );
  await Promise.race([begun.promise, ended]);
  return {
    async letGo() {
      isOver.resolve();
      await ended;
    },
  };
}
