import { catalogueLimits, type StoreCategory } from '@portal/domain/catalogue';
import type { Database, Transaction } from '../../../db/database.ts';
import { unlessTaken } from '../../../db/errors/constraint-violation.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { recordAudit } from '../../audit/audit-repository.ts';

const include = { _count: { select: { stores: true } } } as const;

/** The categories of stores in SQL, each change with its audit entry. */
export const categoryRepository = {
  /** All of them, by their names. */
  async all(prisma: Database['prisma']): Promise<StoreCategory[]> {
    const rows = await prisma.storeCategory.findMany({ include, orderBy: [{ name: 'asc' }] });
    return rows.map(categoryOf);
  },

  async areTooMany(transaction: Transaction): Promise<boolean> {
    return (await transaction.storeCategory.count()) >= catalogueLimits.categories;
  },

  /**
   * Locks a category and reads it as it then is.
   *
   * @throws ProblemError `NOT_FOUND` when there is none.
   */
  async lock(transaction: Transaction, id: number): Promise<StoreCategory> {
    // Read in a statement of its own: one that waits for the lock counts the stores of before.
    await transaction.$queryRaw`SELECT FROM store_category WHERE id = ${id} FOR UPDATE`;
    const row = await transaction.storeCategory.findUnique({ where: { id }, include });
    if (!row) throw new ProblemError('NOT_FOUND');
    return categoryOf(row);
  },

  /** Null where another has this name. */
  async add(transaction: Transaction, name: string, actor: string): Promise<StoreCategory | null> {
    const row = await unlessTaken(
      'storeCategoryName',
      transaction.storeCategory.create({ data: { name }, include }),
    );
    if (!row) return null;
    await recordAudit(transaction, { ...subject(row.id), actor, action: 'create', to: { name } });
    return categoryOf(row);
  },

  /** Null where another has this name; the pages of the stores that name it are others by then. */
  async rename(
    transaction: Transaction,
    { id, attributes: { name: from } }: StoreCategory,
    name: string,
    actor: string,
  ): Promise<{ category: StoreCategory; storeIds: number[] } | null> {
    const row = await unlessTaken(
      'storeCategoryName',
      transaction.storeCategory.update({ where: { id }, data: { name }, include }),
    );
    if (!row) return null;
    const stores = await transaction.store.updateManyAndReturn({
      where: { categoryId: id },
      data: { version: { increment: 1 } },
      select: { id: true },
    });
    const names = { from: { name: from }, to: { name } };
    await recordAudit(transaction, { ...subject(id), actor, action: 'update', ...names });
    return { category: categoryOf(row), storeIds: stores.map((store) => store.id) };
  },

  async remove(transaction: Transaction, { id, attributes }: StoreCategory, actor: string) {
    await transaction.storeCategory.delete({ where: { id } });
    const from = { name: attributes.name };
    await recordAudit(transaction, { ...subject(id), actor, action: 'delete', from });
  },
};

const subject = (id: number) => ({ entity: 'store-category', entityId: String(id) }) as const;

function categoryOf(row: { id: number; name: string; _count: { stores: number } }): StoreCategory {
  return { id: row.id, attributes: { name: row.name, storeCount: row._count.stores } };
}
