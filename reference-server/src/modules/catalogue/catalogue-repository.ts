import type { Product, StaffProduct, StaffStore, Store } from '@portal/domain';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { likeText } from '../../db/like-text.ts';
import { productOf, staffProductOf, staffStoreOf, storeOf } from './catalogue-row.ts';
import { countProducts } from './product-count-repository.ts';

/** A store with its products, as a guest sees it. */
interface StorePage {
  readonly store: Store;
  readonly products: { readonly data: Product[] };
}

interface PageRequest {
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Reads stores and products. */
export interface CatalogueRepository {
  /** Grows whenever a store or product changes: what was read under it stays true. */
  version(): Promise<string>;
  activeStores(): Promise<Store[]>;
  storePage(where: { id: number } | { customId: string }): Promise<StorePage | null>;
  product(id: number): Promise<Product | null>;
  /** One page of products for staff, also those not for sale. */
  searchProducts(
    request: PageRequest & { readonly storeId?: number | undefined },
  ): Promise<{ products: StaffProduct[]; total: number }>;
  /** One page of stores for staff, also those that are switched off. */
  searchStores(
    request: PageRequest & {
      readonly id?: number | undefined;
      readonly isActive?: boolean | undefined;
    },
  ): Promise<{ stores: StaffStore[]; total: number }>;
}

const withCategory = { category: true } as const;
const withStore = { store: { select: { id: true, title: true } } } as const;
/** Guests and staff see them alike. */
const inOrder = [{ sortPriority: 'desc' }, { id: 'asc' }] as const;

/** The catalogue in SQL. */
export function createCatalogueRepository(prisma: PrismaClient): CatalogueRepository {
  return {
    async version() {
      const [row] = await prisma.$queryRaw<{ version: string }[]>`
        SELECT concat_ws('-', count(*), coalesce(sum(version), 0), max(updated_at)) AS version
        FROM store`;
      return row?.version ?? '';
    },
    async activeStores() {
      const rows = await prisma.store.findMany({
        where: { isActive: true },
        include: withCategory,
        orderBy: [...inOrder],
      });
      return rows.map(storeOf);
    },
    async storePage(where) {
      const row = await prisma.store.findUnique({
        where: 'id' in where ? { id: where.id } : { customId: where.customId },
        include: { ...withCategory, products: { orderBy: [...inOrder] } },
      });
      if (!row?.isActive) return null;
      const store = { id: row.id, title: row.title };
      const products = row.products.map((product) => productOf({ ...product, store }));
      return { store: storeOf(row), products: { data: products } };
    },
    async product(id) {
      const row = await prisma.product.findFirst({
        where: { id, store: { isActive: true } },
        include: withStore,
      });
      return row && productOf(row);
    },
    async searchProducts({ storeId, search, page, pageSize }) {
      const contains = search && containing(search);
      const where: Prisma.ProductWhereInput = {
        ...(storeId !== undefined && { storeId }),
        ...(contains && { OR: [{ name: contains }, { description: contains }] }),
      };
      const [total, rows] = await prisma.$transaction([
        prisma.product.count({ where }),
        prisma.product.findMany({
          where,
          include: withStore,
          orderBy: [{ store: { sortPriority: 'desc' } }, { storeId: 'asc' }, ...inOrder],
          skip: (page - 1) * pageSize,
          take: pageSize,
        }),
      ]);
      return { products: rows.map(staffProductOf), total };
    },
    async searchStores({ id, isActive, search, page, pageSize }) {
      const contains = search && containing(search);
      const where: Prisma.StoreWhereInput = {
        ...(id !== undefined && { id }),
        ...(isActive !== undefined && { isActive }),
        ...(contains && {
          OR: [{ title: contains }, { shortDescription: contains }, { customId: contains }],
        }),
      };
      const [total, rows] = await prisma.$transaction([
        prisma.store.count({ where }),
        prisma.store.findMany({
          where,
          include: withCategory,
          orderBy: [...inOrder],
          skip: (page - 1) * pageSize,
          take: pageSize,
        }),
      ]);
      const countOf = await countProducts(
        prisma,
        rows.map((row) => row.id),
      );
      return { stores: rows.map((row) => staffStoreOf(row, countOf(row.id))), total };
    },
  };
}

/** Prisma hands the text to LIKE as it is. */
function containing(search: string) {
  return { contains: likeText(search), mode: 'insensitive' as const };
}
