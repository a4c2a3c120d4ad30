import type { Transaction } from '../../db/database.ts';
import type { ProductCounts } from './catalogue-row.ts';

const none: ProductCounts = { all: 0, forSale: 0 };

/** Counts the products of these stores, and gives the counts of each. */
export async function countProducts(
  client: Transaction,
  storeIds: readonly number[],
): Promise<(storeId: number) => ProductCounts> {
  const groups = await client.product.groupBy({
    by: ['storeId', 'forSale'],
    where: { storeId: { in: [...storeIds] } },
    _count: { _all: true },
  });
  const counts = new Map<number, ProductCounts>();
  for (const { storeId, forSale, _count } of groups) {
    const before = counts.get(storeId) ?? none;
    counts.set(storeId, {
      all: before.all + _count._all,
      forSale: before.forSale + (forSale ? _count._all : 0),
    });
  }
  return (storeId) => counts.get(storeId) ?? none;
}
