import * as z from 'zod';
import { entity } from '../contract/envelope.ts';
import { idSchema, imageSchema, priceSchema, roublesSchema } from '../contract/fields/fields.ts';
import { storeKinds } from './store-kind.ts';

/** How a fee is counted: roubles on top, or a percentage of the lines. */
export const feeTypes = ['fix', 'percent'] as const;

/** A fee on top of the lines: `value` is roubles for `fix`, percent for `percent`. */
export const feeSchema = z.object({
  name: z.string(),
  description: z.string(),
  type: z.enum(feeTypes).default('fix'),
  value: roublesSchema.default(0),
});
/** A fee on top of the lines. */
export type Fee = z.output<typeof feeSchema>;

/** Attributes of a store. */
export const storeAttributesSchema = z.object({
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** How large its card is: `small`, `medium`, `large`. */
  preview_size: z.string(),
  short_desc: z.string(),
  tag: z.string(),
  image: imageSchema,
  store_type: z.object({ id: z.number().int(), label: z.string(), value: z.enum(storeKinds) }),
  fee: feeSchema,
  category: z.object({ id: idSchema, name: z.string() }).nullable(),
  isCustom: z.boolean(),
  customId: z.string().nullable(),
});
/** A store and how it presents itself. */
export const storeSchema = entity(idSchema, storeAttributesSchema);
/** A store and how it presents itself. */
export type Store = z.output<typeof storeSchema>;

/** What a product is called that was given no name. @source specification §3 */
export const unnamedProduct = 'Без имени';

/** Attributes of a store's product. */
export const productAttributesSchema = z.object({
  name: z.string().default(unnamedProduct),
  description: z.string(),
  for_sale: z.boolean(),
  image: imageSchema,
  memo_text: z.string(),
  price: priceSchema,
  store: z.object({ id: idSchema, title: z.string() }),
  warning_text: z.string(),
});
/** A product of a store. */
export const productSchema = entity(idSchema, productAttributesSchema);
/** A product of a store. */
export type Product = z.output<typeof productSchema>;
