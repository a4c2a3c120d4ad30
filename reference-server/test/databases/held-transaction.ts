import type { PrismaClient } from '../../generated/prisma/client.ts';

/** Opens a transaction by a statement of the test's own, e.g. `LOCK TABLE room`, and keeps it open. */
export async function holdTransaction(prisma: PrismaClient, statement: string) {
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
    /** Commits it. */
    async letGo() {
      isOver.resolve();
      await ended;
    },
  };
}
