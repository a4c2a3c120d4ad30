import { catalogueLimits, type StoreCategory } from '@portal/domain/catalogue';
import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/errors/constraint-violation.ts';
import { recordAudit } from '../../audit/audit-repository.ts';

/** Keeps the categories of stores, each change with its audit entry. */
export type CategoryRepository = ReturnType<typeof createCategoryRepository>;

const withCount = { _count: { select: { stores: true } } } as const;

/** Categories in SQL. */
export function createCategoryRepository(prisma: PrismaClient) {
  return {
    /** All of them, by their names. */
    async all(): Promise<StoreCategory[]> {
      const rows = await prisma.storeCategory.findMany({
        include: withCount,
        orderBy: [{ name: 'asc' }],
      });
      return rows.map(categoryOf);
    },

    async add(
      name: string,
      actor: string,
    ): Promise<StoreCategory | 'NAME_TAKEN' | 'TOO_MANY_CATEGORIES'> {
      if ((await prisma.storeCategory.count()) >= catalogueLimits.categories) {
        return 'TOO_MANY_CATEGORIES';
      }
      return unlessTaken(() =>
        prisma.$transaction(async (transaction) => {
          const row = await transaction.storeCategory.create({
            data: { name },
            include: withCount,
          });
          await note(transaction, 'create', row.id, actor, { to: { name } });
          return categoryOf(row);
        }),
      );
    },

    /**
     * Null when there is none with this id. The pages of the stores that name it are others by then;
     * `follow` says so inside the transaction.
     */
    rename: (
      id: number,
      name: string,
      actor: string,
      follow: (transaction: Transaction, storeIds: readonly number[]) => Promise<void>,
    ): Promise<StoreCategory | 'NAME_TAKEN' | null> =>
      unlessTaken(() =>
        prisma.$transaction(async (transaction) => {
          const before = await lock(transaction, id);
          if (!before) return null;
          if (before.name === name) return categoryOf(before);
          const row = await transaction.storeCategory.update({
            where: { id },
            data: { name },
            include: withCount,
          });
          const stores = await transaction.store.updateManyAndReturn({
            where: { categoryId: id },
            data: { version: { increment: 1 } },
            select: { id: true },
          });
          await note(transaction, 'update', id, actor, {
            from: { name: before.name },
            to: { name },
          });
          await follow(
            transaction,
            stores.map((store) => store.id),
          );
          return categoryOf(row);
        }),
      ),

    /** Null when there was none with this id. */
    remove: (id: number, actor: string): Promise<'removed' | 'CATEGORY_IN_USE' | null> =>
      prisma.$transaction(async (transaction) => {
        const row = await lock(transaction, id);
        if (!row) return null;
        if (row._count.stores > 0) return 'CATEGORY_IN_USE';
        await transaction.storeCategory.delete({ where: { id } });
        await note(transaction, 'delete', id, actor, { from: { name: row.name } });
        return 'removed';
      }),
  };
}

interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly _count: { readonly stores: number };
}

function categoryOf({ id, name, _count }: CategoryRow): StoreCategory {
  return { id, attributes: { name, storeCount: _count.stores } };
}

async function lock(transaction: Transaction, id: number): Promise<CategoryRow | null> {
  // Read in a statement of its own: one that waits for the lock counts the stores of before.
  await transaction.$queryRaw`SELECT FROM store_category WHERE id = ${id} FOR UPDATE`;
  return transaction.storeCategory.findUnique({ where: { id }, include: withCount });
}

function note(
  transaction: Transaction,
  action: 'create' | 'update' | 'delete',
  id: number,
  actor: string,
  names: { from?: { name: string }; to?: { name: string } },
): Promise<void> {
  const entry = { actor, action, entity: 'store-category', entityId: String(id) } as const;
  return recordAudit(transaction, { ...entry, ...names });
}

async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result | 'NAME_TAKEN'> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'storeCategoryName')) return 'NAME_TAKEN';
    throw error;
  }
}
