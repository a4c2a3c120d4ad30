import {
  type feeTypes,
  type NewStore,
  newStoreSchema,
  findStoreErrors,
  type storeKinds,
  storePreviewSizes,
} from '@portal/domain/catalogue';
import { oneLine } from '@portal/domain/contract';
import type { AdminStore } from '../catalogue-queries.ts';
import { readAmount, readPlace, writeAmount } from '../../amounts/written-amount.ts';

type StoreKind = (typeof storeKinds)[number];
type FeeType = (typeof feeTypes)[number];

/** A store as it stands in its form. */
export interface StoreDraft {
  readonly title: string;
  readonly shortDesc: string;
  readonly description: string;
  readonly tag: string;
  readonly kind: StoreKind;
  readonly size: (typeof storePreviewSizes)[number];
  readonly place: string;
  /** Empty for none. */
  readonly categoryId: string;
  readonly imageUrl: string | null;
  readonly feeName: string;
  readonly feeDescription: string;
  readonly feeType: FeeType;
  readonly feeValue: string;
  readonly isCustom: boolean;
  readonly customId: string;
}

/** A store that is written for the first time. */
export const emptyStore: StoreDraft = {
  title: '',
  shortDesc: '',
  description: '',
  tag: '',
  kind: 'shop',
  size: 'medium',
  place: '0',
  categoryId: '',
  imageUrl: null,
  feeName: '',
  feeDescription: '',
  feeType: 'fix',
  feeValue: '0',
  isCustom: false,
  customId: '',
};

/** A store as it is written down in its form. */
export function storeDraftOf(store: AdminStore): StoreDraft {
  return {
    title: store.title,
    shortDesc: store.short_desc,
    description: store.description,
    tag: store.tag,
    kind: store.store_type.value,
    size: storePreviewSizes.find((size) => size === store.preview_size) ?? 'medium',
    place: String(store.sort_priority),
    categoryId: store.category === null ? '' : String(store.category.id),
    imageUrl: store.image?.url ?? null,
    feeName: store.fee.name,
    feeDescription: store.fee.description,
    feeType: store.fee.type,
    feeValue: writeAmount(store.fee.value),
    isCustom: store.isCustom,
    customId: store.customId ?? '',
  };
}

/** What is wrong in the form of a store. */
export type StoreFieldError = 'title' | 'place' | 'feeValue' | 'percent' | 'customId';

/** What keeps a store from being saved. */
export function storeErrors(draft: StoreDraft): StoreFieldError[] {
  const { isCustom, feeType: type } = draft;
  const fee = readAmount(draft.feeValue);
  const customId = draft.customId.trim() || null;
  const errors = findStoreErrors({ isCustom, customId, fee: { type, value: fee ?? 0 } });
  const isName = newStoreSchema.shape.customId.safeParse(customId).success;
  const wrong: Record<StoreFieldError, boolean> = {
    title: oneLine(draft.title) === '',
    place: readPlace(draft.place) === null,
    feeValue: fee === null,
    percent: errors.some(({ error }) => error === 'percentTooLarge'),
    customId: !isName || errors.some(({ error }) => error === 'customIdMissing'),
  };
  return (Object.keys(wrong) as StoreFieldError[]).filter((name) => wrong[name]);
}

/** The fields of a store as they are sent; whether it is open is said beside its form. */
export type StoreValues = Required<Omit<NewStore, 'isActive'>>;

/** What is written, as it is sent; undefined while something is wrong. */
export function storeValues(draft: StoreDraft): StoreValues | undefined {
  const place = readPlace(draft.place);
  const value = readAmount(draft.feeValue);
  if (storeErrors(draft).length > 0 || place === null || value === null) return undefined;
  return {
    title: oneLine(draft.title),
    short_desc: draft.shortDesc.trim(),
    description: draft.description.trim(),
    tag: draft.tag.trim(),
    store_type: draft.kind,
    preview_size: draft.size,
    sort_priority: place,
    category: draft.categoryId === '' ? null : Number(draft.categoryId),
    image: draft.imageUrl === null ? null : { url: draft.imageUrl },
    fee: {
      name: draft.feeName.trim(),
      description: draft.feeDescription.trim(),
      type: draft.feeType,
      value,
    },
    isCustom: draft.isCustom,
    customId: draft.customId.trim() || null,
  };
}
