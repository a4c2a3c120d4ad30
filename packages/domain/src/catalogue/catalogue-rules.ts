import type { Fee } from './catalogue-schema.ts';

/** Longest texts of the catalogue, in characters. */
export const catalogueLimits = {
  title: 100,
  shortDescription: 200,
  description: 4000,
  tag: 40,
  feeName: 60,
  feeDescription: 300,
  customId: 64,
  categoryName: 60,
  productName: 200,
  /** Of a product's note and of its warning. */
  note: 1000,
  /** Most categories of a hotel. */
  categories: 100,
} as const;

/** How large a store's card is among the others. */
export const storePreviewSizes = ['small', 'medium', 'large'] as const;
/** How large a store's card is. */
export type StorePreviewSize = (typeof storePreviewSizes)[number];

/** What does not go together in a store. */
export type StoreError = 'customIdMissing' | 'percentTooLarge';

/** What does not go together in a store, each by the field it is mended in. */
export function findStoreErrors(store: {
  readonly isCustom: boolean;
  readonly customId: string | null;
  readonly fee: Pick<Fee, 'type' | 'value'>;
}): { readonly field: 'customId' | 'fee.value'; readonly error: StoreError }[] {
  const { isCustom, customId, fee } = store;
  return [
    ...(isCustom && customId === null
      ? [{ field: 'customId', error: 'customIdMissing' } as const]
      : []),
    ...(fee.type === 'percent' && fee.value > 100
      ? [{ field: 'fee.value', error: 'percentTooLarge' } as const]
      : []),
  ];
}
