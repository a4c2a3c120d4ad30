import {
  storeKindLabel,
  type Product,
  type StaffProduct,
  type StaffStore,
  type Store,
  type storeKinds,
} from '@portal/domain/catalogue';
import { priceToWire } from '@portal/domain/money';
import { createTexts } from '@portal/domain/texts';

/** A store as the database has it. */
export interface StoreRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly shortDescription: string;
  readonly tag: string;
  readonly previewSize: string;
  readonly isActive: boolean;
  readonly imageUrl: string | null;
  readonly storeType: (typeof storeKinds)[number];
  readonly feeName: string;
  readonly feeDescription: string;
  readonly feeType: string;
  readonly feeValueHundredths: number;
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly isCustom: boolean;
  readonly customId: string | null;
  readonly sortPriority: number;
  readonly revision: number;
}

/** A product as the database has it, with what names its store. */
export interface ProductRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly priceKopecks: number | null;
  readonly forSale: boolean;
  readonly imageUrl: string | null;
  readonly memoText: string;
  readonly warningText: string;
  readonly sortPriority: number;
  readonly vatCode: number | null;
  readonly version: number;
  readonly store: { readonly id: number; readonly title: string };
}

/** How many products a store has. */
export interface ProductCounts {
  readonly all: number;
  readonly forSale: number;
}

const { t } = createTexts({ locale: 'ru' });
const storeTypeIds = { restaurant: 1, shop: 2, service: 3 } as const;

/** A store on the wire, as guests see it. */
export function storeOf(row: StoreRow): Store {
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
      store_type: {
        id: storeTypeIds[row.storeType],
        label: storeKindLabel(t, row.storeType),
        value: row.storeType,
      },
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

/** A product on the wire, as guests see it. */
export function productOf(row: ProductRow): Product {
  return {
    id: row.id,
    attributes: {
      name: row.name,
      description: row.description,
      for_sale: row.forSale,
      image: row.imageUrl === null ? null : { url: row.imageUrl },
      memo_text: row.memoText,
      price: priceToWire(row.priceKopecks),
      store: { id: row.store.id, title: row.store.title },
      warning_text: row.warningText,
    },
  };
}

/** A store on the wire, as staff see it. */
export function staffStoreOf(row: StoreRow, counts: ProductCounts): StaffStore {
  return {
    id: row.id,
    attributes: {
      ...storeOf(row).attributes,
      sort_priority: row.sortPriority,
      productCount: counts.all,
      forSaleCount: counts.forSale,
      version: row.revision,
    },
  };
}

/** A product on the wire, as staff see it. */
export function staffProductOf(row: ProductRow): StaffProduct {
  return {
    id: row.id,
    attributes: {
      ...productOf(row).attributes,
      sort_priority: row.sortPriority,
      vatCode: row.vatCode,
      version: row.version,
    },
  };
}
