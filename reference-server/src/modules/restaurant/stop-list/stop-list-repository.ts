import type { Stopped } from '@portal/domain/restaurant';
import type { Prisma, PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';

/** What the restaurant has run out of, as all instances know it. */
export interface StoredStopList {
  readonly stopped: readonly Stopped[];
  /** Null: it has never been read. */
  readonly readAt: Date | null;
  /** Whether dishes could be ordered when it was last looked at. */
  readonly canOrder: boolean;
  /** Whether every connected client has been notified of this version. */
  readonly isTold: boolean;
}

/** Stores the one stop-list that all instances share. */
export type StopListRepository = ReturnType<typeof createStopListRepository>;

const columns = { stopped: true, readAt: true, canOrder: true, isTold: true } as const;
const theOne = { id: 1 } as const;

/** The stop-list in SQL. */
export function createStopListRepository(prisma: PrismaClient) {
  async function read(client: Transaction): Promise<StoredStopList> {
    const row = await client.restaurantStopList.findUniqueOrThrow({
      where: theOne,
      select: columns,
    });
    return { ...row, stopped: row.stopped as unknown as readonly Stopped[] };
  }

  return {
    read: (): Promise<StoredStopList> => read(prisma),
    /** Keeps what has been read; false where a newer reading of another instance stays. */
    async save(
      transaction: Transaction,
      { stopped, readAt }: { readonly stopped: readonly Stopped[]; readonly readAt: Date },
    ): Promise<boolean> {
      await transaction.$queryRaw`SELECT FROM restaurant_stop_list WHERE id = 1 FOR UPDATE`;
      const before = await read(transaction);
      // One from a time ahead was read by a clock that was set back since, and would stay until then.
      if (before.readAt && before.readAt >= readAt && before.readAt <= new Date()) return false;
      const isSame = textOf(before.stopped) === textOf(stopped);
      await transaction.restaurantStopList.update({
        where: theOne,
        data: { readAt, ...(!isSame && { stopped: jsonOf(stopped), isTold: false }) },
      });
      return true;
    },
    /** Sets whether dishes can be ordered; a change is to be notified. */
    async decide(canOrder: boolean) {
      await prisma.restaurantStopList.updateMany({
        where: { canOrder: !canOrder },
        data: { canOrder, isTold: false },
      });
    },
    /** Every client has been notified of this version, which may no longer be the newest. */
    async markNotified({ stopped, canOrder }: StoredStopList) {
      await prisma.restaurantStopList.updateMany({
        where: { stopped: { equals: jsonOf(stopped) }, canOrder },
        data: { isTold: true },
      });
    },
  };
}

function textOf(stopped: readonly Stopped[]): string {
  return JSON.stringify(stopped.map(({ product, size, left }) => [product, size, left]));
}

function jsonOf(stopped: readonly Stopped[]): Prisma.InputJsonArray {
  return stopped.map(({ product, size, left }) => ({ product, size, left }));
}
