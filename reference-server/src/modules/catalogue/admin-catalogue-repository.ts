import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Transaction } from '../../db/database.ts';
import { unlessTaken } from '../../db/errors/constraint-violation.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import {
  productColumns,
  productFieldsOf,
  storeColumns,
  storeFieldsOf,
  type ProductFields,
  type StoreFields,
} from './catalogue-fields.ts';
import type { ProductCounts, ProductRow, StoreRow } from './catalogue-row.ts';
import { countProducts } from './product-count-repository.ts';

const withCategory = { category: true } as const;
const withStore = { store: { select: { id: true, title: true } } } as const;

/**
 * Changes of the catalogue in SQL, each with its audit entry. Whoever changes a store or a product locks its row
 * first; a product comes before its store.
 */
export const adminCatalogueRepository = {
  /** Locks the store and reads it as it then is; null when there is none. */
  async lockStore(transaction: Transaction, id: number): Promise<StoreRow | null> {
    // Read in a statement of its own: one that waits for the lock sees what was before.
    await transaction.$queryRaw`SELECT FROM store WHERE id = ${id} FOR NO KEY UPDATE`;
    return transaction.store.findUnique({ where: { id }, include: withCategory });
  },

  /**
   * Locks the product and reads it as it then is.
   *
   * @throws ProblemError `NOT_FOUND` when there is none.
   */
  async lockProduct(transaction: Transaction, id: number): Promise<ProductRow> {
    await transaction.$queryRaw`SELECT FROM product WHERE id = ${id} FOR UPDATE`;
    const row = await transaction.product.findUnique({ where: { id }, include: withStore });
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  },

  counts: async (transaction: Transaction, storeId: number): Promise<ProductCounts> =>
    (await countProducts(transaction, [storeId]))(storeId),

  /** Whether there is such a category; it then stays to the end of the transaction. */
  async holdCategory(transaction: Transaction, id: number): Promise<boolean> {
    const held = await transaction.$queryRaw<unknown[]>`
        SELECT id FROM store_category WHERE id = ${id} FOR KEY SHARE`;
    return held.length > 0;
  },

  /** Whether there is such a picture; it is then known to be in use. */
  async usePicture(transaction: Transaction, hash: string): Promise<boolean> {
    const { count } = await transaction.cataloguePicture.updateMany({
      where: { hash },
      data: { usedAt: new Date() },
    });
    return count > 0;
  },

  /** Null where another store has its custom id. */
  async addStore(
    transaction: Transaction,
    fields: StoreFields,
    actor: string,
  ): Promise<StoreRow | null> {
    const data = storeColumns(fields);
    const row = await unlessTaken(
      'storeCustomId',
      transaction.store.create({ data, include: withCategory }),
    );
    if (!row) return null;
    const entityId = String(row.id);
    await recordAudit(transaction, {
      ...{ actor, action: 'create', entity: 'store', entityId },
      to: written(storeFieldsOf(row)),
    });
    return row;
  },

  /** Null where another store has its custom id. */
  async saveStore(
    transaction: Transaction,
    row: StoreRow,
    change: Partial<StoreFields>,
    actor: string,
  ): Promise<StoreRow | null> {
    const data = {
      ...storeColumns({ ...storeFieldsOf(row), ...change }),
      revision: { increment: 1 },
      version: { increment: 1 },
    };
    const changed = await unlessTaken(
      'storeCustomId',
      transaction.store.update({ where: { id: row.id }, data, include: withCategory }),
    );
    if (!changed) return null;
    await recordAudit(transaction, {
      ...{ actor, action: 'update', entity: 'store', entityId: String(row.id) },
      from: written(storeFieldsOf(row), change),
      to: written(storeFieldsOf(changed), change),
    });
    return changed;
  },

  async addProduct(
    transaction: Transaction,
    storeId: number,
    fields: ProductFields,
    actor: string,
  ): Promise<ProductRow> {
    const row = await transaction.product.create({
      data: { ...productColumns(fields), storeId },
      include: withStore,
    });
    await touchStore(transaction, storeId);
    await recordAudit(transaction, {
      ...{ actor, action: 'create', entity: 'product', entityId: String(row.id) },
      to: { store: storeId, ...written(productFieldsOf(row)) },
    });
    return row;
  },

  async saveProduct(
    transaction: Transaction,
    row: ProductRow,
    change: Partial<ProductFields>,
    actor: string,
  ): Promise<ProductRow> {
    const changed = await transaction.product.update({
      where: { id: row.id },
      data: {
        ...productColumns({ ...productFieldsOf(row), ...change }),
        version: { increment: 1 },
      },
      include: withStore,
    });
    await touchStore(transaction, row.store.id);
    await recordAudit(transaction, {
      ...{ actor, action: 'update', entity: 'product', entityId: String(row.id) },
      from: written(productFieldsOf(row), change),
      to: written(productFieldsOf(changed), change),
    });
    return changed;
  },

  async removeProduct(transaction: Transaction, row: ProductRow, actor: string) {
    await transaction.product.delete({ where: { id: row.id } });
    await touchStore(transaction, row.store.id);
    await recordAudit(transaction, {
      ...{ actor, action: 'delete', entity: 'product', entityId: String(row.id) },
      from: { store: row.store.id, ...written(productFieldsOf(row)) },
    });
  },
};

/** The store's page is another by now. */
async function touchStore(transaction: Transaction, id: number): Promise<void> {
  await transaction.store.update({
    where: { id },
    data: { version: { increment: 1 } },
    select: { id: true },
  });
}

/** Fields as the audit trail keeps them; of a change only those that it names. */
function written(fields: object, change: object = fields): Prisma.InputJsonObject {
  const all: [string, Prisma.InputJsonValue | null][] = Object.entries(fields);
  return Object.fromEntries(all.filter(([name]) => Object.hasOwn(change, name)));
}
