import type { newProductSchema, newStoreSchema } from '@portal/domain/catalogue';
import { kopecksFromRoubles, priceFromWire, priceToWire } from '@portal/domain/money';
import type * as z from 'zod';
import type { ProductRow, StoreRow } from './catalogue-row.ts';

/** What staff write of a store, as it travels. */
export type StoreFields = z.output<typeof newStoreSchema>;
/** What staff write of a product, as it travels. */
export type ProductFields = Omit<z.output<typeof newProductSchema>, 'store'>;

/** What staff have written of a store. */
export function storeFieldsOf(row: StoreRow): StoreFields {
  return {
    title: row.title,
    description: row.description,
    isActive: row.isActive,
    // One that was never set is a size too, but no longer one that can be chosen.
    preview_size: row.previewSize as StoreFields['preview_size'],
    short_desc: row.shortDescription,
    tag: row.tag,
    image: row.imageUrl === null ? null : { url: row.imageUrl },
    store_type: row.storeType,
    fee: {
      name: row.feeName,
      description: row.feeDescription,
      type: row.feeType === 'percent' ? 'percent' : 'fix',
      value: row.feeValueHundredths / 100,
    },
    category: row.category?.id ?? null,
    isCustom: row.isCustom,
    customId: row.customId,
    sort_priority: row.sortPriority,
  };
}

/** What staff have written of a product. */
export function productFieldsOf(row: ProductRow): ProductFields {
  return {
    name: row.name,
    description: row.description,
    for_sale: row.forSale,
    image: row.imageUrl === null ? null : { url: row.imageUrl },
    memo_text: row.memoText,
    price: priceToWire(row.priceKopecks),
    warning_text: row.warningText,
    sort_priority: row.sortPriority,
    vatCode: row.vatCode,
  };
}

/** The columns of what is written of a store. */
export function storeColumns(fields: StoreFields) {
  const { title, description, isActive, tag, isCustom, customId, image, fee } = fields;
  return {
    title,
    description,
    isActive,
    tag,
    isCustom,
    customId,
    imageUrl: image?.url ?? null,
    previewSize: fields.preview_size,
    shortDescription: fields.short_desc,
    storeType: fields.store_type,
    categoryId: fields.category,
    sortPriority: fields.sort_priority,
    feeName: fee.name,
    feeDescription: fee.description,
    feeType: fee.type,
    // Hundredths of a rouble or of a percent: both have two decimals.
    feeValueHundredths: kopecksFromRoubles(fee.value),
  };
}

/** The columns of what is written of a product. */
export function productColumns(fields: ProductFields) {
  const { name, description, image, price } = fields;
  return {
    name,
    description,
    imageUrl: image?.url ?? null,
    priceKopecks: priceFromWire(price),
    forSale: fields.for_sale,
    memoText: fields.memo_text,
    warningText: fields.warning_text,
    sortPriority: fields.sort_priority,
    vatCode: fields.vatCode,
  };
}
