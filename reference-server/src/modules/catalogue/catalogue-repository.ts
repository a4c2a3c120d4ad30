import type { Product, StaffProduct, StaffStore, Store } from '@portal/domain/catalogue';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { readPage, type ListPage, type PageRequest } from '../../lists/list-page.ts';
import { sqlList } from '../../lists/sql-list.ts';
import { searchConditions } from '../../lists/text-search.ts';
import { productOf, staffProductOf, staffStoreOf, storeOf } from './catalogue-row.ts';
import { countProducts } from './product-count-repository.ts';

/** A store with its products, as a guest sees it; one that is closed sells nothing. */
interface StorePage {
  readonly store: Store;
  readonly products: { readonly data: Product[] };
}

interface SearchRequest extends PageRequest {
  readonly search?: string | undefined;
}

/** Reads stores and products. */
export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;

const withCategory = { category: true } as const;
const withStore = { store: { select: { id: true, title: true } } } as const;
/** Guests and staff see them alike. */
const inOrder = [{ sortPriority: 'desc' }, { id: 'asc' }] as const;

/** The catalogue in SQL. */
export function createCatalogueRepository(prisma: PrismaClient) {
  return {
    /** Grows whenever a store or product changes: what was read under it stays true. */
    async version(): Promise<string> {
      const [row] = await prisma.$queryRaw<{ version: string }[]>`
        SELECT concat_ws('-', count(*), coalesce(sum(version), 0), max(updated_at)) AS version
        FROM store`;
      return row?.version ?? '';
    },
    async activeStores(): Promise<Store[]> {
      const rows = await prisma.store.findMany({
        where: { isActive: true },
        include: withCategory,
        orderBy: [...inOrder],
      });
      return rows.map(storeOf);
    },
    async storePage(where: { id: number } | { customId: string }): Promise<StorePage | null> {
      const row = await prisma.store.findUnique({
        where: 'id' in where ? { id: where.id } : { customId: where.customId },
        include: { ...withCategory, products: { orderBy: [...inOrder] } },
      });
      if (!row) return null;
      if (!row.isActive) return { store: storeOf(row), products: { data: [] } };
      const store = { id: row.id, title: row.title };
      const products = row.products.map((product) => productOf({ ...product, store }));
      return { store: storeOf(row), products: { data: products } };
    },
    async product(id: number): Promise<Product | null> {
      const row = await prisma.product.findFirst({
        where: { id, store: { isActive: true } },
        include: withStore,
      });
      return row && productOf(row);
    },
    /** One page of products for staff, also those not for sale. */
    searchProducts(
      request: SearchRequest & { readonly storeId?: number | undefined },
    ): Promise<ListPage<StaffProduct>> {
      const { storeId, search = '' } = request;
      const list = sqlList<number>(prisma, {
        from: 'product JOIN store ON store.id = product.store_id',
        conditions: (place) => [
          ...(storeId === undefined ? [] : [`store_id = ${place(storeId)}`]),
          ...searchConditions(search, place, {
            texts: (matches) => [matches('product.name'), matches('product.description')],
          }),
        ],
        sortedBy: [
          ['-store.sort_priority', 'integer'],
          ['store.id', 'integer'],
          ['-product.sort_priority', 'integer'],
          ['product.id', 'integer'],
        ],
        movedAt: 'GREATEST(product.updated_at, store.updated_at)',
      });
      return readPage(list, request, async (ids) => {
        const rows = await prisma.product.findMany({
          where: { id: { in: ids } },
          include: withStore,
        });
        return rows.map(staffProductOf);
      });
    },
    /** One page of stores for staff, also those that are switched off. */
    searchStores(
      request: SearchRequest & {
        readonly id?: number | undefined;
        readonly isActive?: boolean | undefined;
      },
    ): Promise<ListPage<StaffStore>> {
      const { id, isActive, search = '' } = request;
      const list = sqlList<number>(prisma, {
        from: 'store',
        conditions: (place) => [
          ...(id === undefined ? [] : [`id = ${place(id)}`]),
          ...(isActive === undefined ? [] : [`is_active = ${place(isActive)}`]),
          ...searchConditions(search, place, {
            texts: (matches) => ['title', 'short_desc', 'custom_id'].map(matches),
          }),
        ],
        sortedBy: [
          ['-sort_priority', 'integer'],
          ['id', 'integer'],
        ],
        movedAt: 'updated_at',
      });
      return readPage(list, request, async (ids) => {
        const [rows, countOf] = await Promise.all([
          prisma.store.findMany({ where: { id: { in: ids } }, include: withCategory }),
          countProducts(prisma, ids),
        ]);
        return rows.map((row) => staffStoreOf(row, countOf(row.id)));
      });
    },
  };
}
