import * as z from 'zod';
import { issue } from '../contract/fields/issue.ts';
import { entity } from '../contract/envelope.ts';
import {
  idSchema,
  line,
  priceSchema,
  requiredLine,
  roublesSchema,
  text,
} from '../contract/fields/fields.ts';
import { sortPrioritySchema } from '../contract/fields/sort-priority.ts';
import { versionSchema } from '../contract/fields/version.ts';
import { vatCodeSchema } from '../payments/receipt.ts';
import { catalogueLimits, storePreviewSizes } from './catalogue-rules.ts';
import {
  feeTypes,
  productAttributesSchema,
  storeAttributesSchema,
  unnamedProduct,
} from './catalogue-schema.ts';
import { storeKinds } from './store-kind.ts';

const limits = catalogueLimits;

/** A store as staff see it, active or not. */
export const staffStoreSchema = entity(
  idSchema,
  storeAttributesSchema.extend({
    sort_priority: z.number().int(),
    /** How many products it has, and how many of them are for sale. */
    productCount: z.number().int().nonnegative(),
    forSaleCount: z.number().int().nonnegative(),
    /** Grows with every change of the store itself. */
    version: versionSchema,
  }),
);
/** A store as staff see it. */
export type StaffStore = z.output<typeof staffStoreSchema>;

/** A product as staff see it, for sale or not. */
export const staffProductSchema = entity(
  idSchema,
  productAttributesSchema.extend({
    sort_priority: z.number().int(),
    /** YooKassa's number for VAT on receipts; null: the hotel's default. */
    vatCode: vatCodeSchema.nullable(),
    /** Grows with every change. */
    version: versionSchema,
  }),
);
/** A product as staff see it. */
export type StaffProduct = z.output<typeof staffProductSchema>;

/** A category, and how many stores name it. */
export const storeCategorySchema = entity(
  idSchema,
  z.object({ name: z.string(), storeCount: z.number().int().nonnegative() }),
);
/** A category of stores. */
export type StoreCategory = z.output<typeof storeCategorySchema>;

/** Either a bare value or the object that replies carry it in. */
const idOrEntity = z
  .union([idSchema, z.object({ id: idSchema })])
  .transform((input) => (typeof input === 'number' ? input : input.id));

/** A picture of the portal: one that was uploaded, or the one that stands there already. */
const pictureSchema = z
  .object({
    url: z
      .string()
      .max(300)
      .regex(/^\/media\/[\w./-]+$/, issue('issue.pictureUpload')),
  })
  .nullable();

const storeKindSchema = z
  .union([z.enum(storeKinds), z.object({ value: z.enum(storeKinds) })])
  .transform((input) => (typeof input === 'string' ? input : input.value));

const customIdSchema = z
  .string()
  .max(limits.customId)
  .regex(/^[a-z0-9](?:[\w.-]*[a-z0-9])?$/i, issue('issue.customId'));

const storeFields = {
  title: requiredLine(limits.title),
  description: text(limits.description),
  isActive: z.boolean(),
  preview_size: z.enum(storePreviewSizes),
  short_desc: text(limits.shortDescription),
  tag: line(limits.tag),
  image: pictureSchema,
  store_type: storeKindSchema,
  fee: z.object({
    name: line(limits.feeName).default(''),
    description: text(limits.feeDescription).default(''),
    type: z.enum(feeTypes),
    value: roublesSchema,
  }),
  category: idOrEntity.nullable(),
  isCustom: z.boolean(),
  customId: customIdSchema.nullable(),
  sort_priority: sortPrioritySchema,
};

/** A store as it is opened; what is left out is empty, and it is active. */
export const newStoreSchema = z.object({
  ...storeFields,
  description: storeFields.description.default(''),
  isActive: storeFields.isActive.default(true),
  preview_size: storeFields.preview_size.default('medium'),
  short_desc: storeFields.short_desc.default(''),
  tag: storeFields.tag.default(''),
  image: storeFields.image.default(null),
  store_type: storeFields.store_type.default('shop'),
  fee: storeFields.fee.prefault({ type: 'fix', value: 0 }),
  category: storeFields.category.default(null),
  isCustom: storeFields.isCustom.default(false),
  customId: storeFields.customId.default(null),
  sort_priority: storeFields.sort_priority.default(0),
});
/** A store as it is opened. */
export type NewStore = z.input<typeof newStoreSchema>;

/** What is changed of a store; with `version` only while nobody else has changed it. */
export const storeChangeSchema = z
  .object(storeFields)
  .partial()
  .extend({ id: idSchema, version: versionSchema.optional() });

const productFields = {
  name: requiredLine(limits.productName),
  description: text(limits.description),
  for_sale: z.boolean(),
  image: pictureSchema,
  memo_text: text(limits.note),
  price: priceSchema,
  warning_text: text(limits.note),
  sort_priority: sortPrioritySchema,
  vatCode: vatCodeSchema.nullable(),
};

/** A product as it is added to a store; without a price it is not known, and it is for sale. */
export const newProductSchema = z.object({
  ...productFields,
  name: productFields.name.default(unnamedProduct),
  store: idOrEntity,
  description: productFields.description.default(''),
  for_sale: productFields.for_sale.default(true),
  image: productFields.image.default(null),
  memo_text: productFields.memo_text.default(''),
  price: productFields.price.default(-1),
  warning_text: productFields.warning_text.default(''),
  sort_priority: productFields.sort_priority.default(0),
  vatCode: productFields.vatCode.default(null),
});
/** A product as it is added to a store. */
export type NewProduct = z.input<typeof newProductSchema>;

/** What is changed of a product; with `version` only while nobody else has changed it. */
export const productChangeSchema = z
  .object(productFields)
  .partial()
  .extend({ id: idSchema, version: versionSchema.optional() });

/** A category's name. */
export const categoryNameSchema = requiredLine(limits.categoryName);
