import { priceToWire, type Product, type Store } from '@portal/domain';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { likeText } from '../../db/like-text.ts';

/** A store with its products, as a guest sees it. */
export interface StorePage {
  readonly store: Store;
  readonly products: { readonly data: Product[] };
}

/** Reads stores and products. */
export interface CatalogueStore {
  /** Grows whenever a store or product changes: what was read under it stays true. */
  version(): Promise<string>;
  activeStores(): Promise<Store[]>;
  storePage(where: { id: number } | { customId: string }): Promise<StorePage | null>;
  product(id: number): Promise<Product | null>;
  /** One page of products for staff, also those not for sale. */
  search(request: {
    storeId?: number | undefined;
    search?: string | undefined;
    page: number;
    pageSize: number;
  }): Promise<{ products: Product[]; total: number }>;
}

const withCategory = { category: true } as const;
const withStore = { store: { select: { id: true, title: true } } } as const;

type StoreRow = Prisma.StoreGetPayload<{ include: typeof withCategory }>;
type ProductRow = Prisma.ProductGetPayload<{ include: typeof withStore }>;

const storeTypes = {
  restaurant: { id: 1, label: 'Ресторан', value: 'restaurant' },
  shop: { id: 2, label: 'Магазин', value: 'shop' },
  service: { id: 3, label: 'Услуги', value: 'service' },
} as const;

function toStore(row: StoreRow): Store {
  return {
    id: row.id,
    attributes: {
      title: row.title,
      description: row.description,
      isActive: row.isActive,
      preview_size: row.previewSize,
      short_desc: row.shortDescription,
      tag: row.tag,
      image: row.imageUrl === null ? null : { url: row.imageUrl },
      store_type: storeTypes[row.storeType],
      fee: {
        name: row.feeName,
        description: row.feeDescription,
        type: row.feeType === 'percent' ? 'percent' : 'fix',
        value: row.feeValueHundredths / 100,
      },
      category: row.category && { id: row.category.id, name: row.category.name },
      isCustom: row.isCustom,
      customId: row.customId,
    },
  };
}

function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    attributes: {
      name: row.name,
      description: row.description,
      for_sale: row.forSale,
      image: row.imageUrl === null ? null : { url: row.imageUrl },
      memo_text: row.memoText,
      price: priceToWire(row.priceKopecks),
      store: row.store,
      warning_text: row.warningText,
    },
  };
}

/** The catalogue in SQL. */
export function createCatalogueStore(prisma: PrismaClient): CatalogueStore {
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
        orderBy: { id: 'asc' },
      });
      return rows.map(toStore);
    },
    async storePage(where) {
      const row = await prisma.store.findUnique({
        where: 'id' in where ? { id: where.id } : { customId: where.customId },
        include: { ...withCategory, products: { orderBy: { id: 'asc' } } },
      });
      if (!row?.isActive) return null;
      const store = { id: row.id, title: row.title };
      const products = row.products.map((product) => toProduct({ ...product, store }));
      return { store: toStore(row), products: { data: products } };
    },
    async product(id) {
      const row = await prisma.product.findFirst({
        where: { id, store: { isActive: true } },
        include: withStore,
      });
      return row && toProduct(row);
    },
    async search({ storeId, search, page, pageSize }) {
      // Prisma hands the text to LIKE as it is.
      const contains = search && { contains: likeText(search), mode: 'insensitive' as const };
      const where: Prisma.ProductWhereInput = {
        ...(storeId !== undefined && { storeId }),
        ...(contains && { OR: [{ name: contains }, { description: contains }] }),
      };
      const [total, rows] = await prisma.$transaction([
        prisma.product.count({ where }),
        prisma.product.findMany({
          where,
          include: withStore,
          orderBy: { id: 'asc' },
          skip: (page - 1) * pageSize,
          take: pageSize,
        }),
      ]);
      return { products: rows.map(toProduct), total };
    },
  };
}
