import * as z from 'zod';
import {
  idInPathSchema,
  idSchema,
  quantityMax,
  quantitySchema,
} from '../contract/fields/fields.ts';
import { orderLinesMax } from '../orders/order-endpoints.ts';
import { dishChoiceFields, dishKey, type DishChoice } from '../restaurant/dishes/dish-choice.ts';
import { iikoIdSchema } from '../restaurant/iiko-id.ts';

/** Id of what is sold: a product's number, or a dish's iiko id. */
export type CartItemId = number | string;

/** A dish as it is chosen. The same dish in another size or with other modifiers is another item. */
export interface ChosenDish extends DishChoice {
  readonly id: CartItemId;
}

/** What is put into a cart: by its id alone, or a dish as it is chosen. */
export type CartGoods = CartItemId | ChosenDish;

/** One line of a cart. */
export interface CartItem extends ChosenDish {
  /** 1 to {@link quantityMax}. */
  readonly quantity: number;
}

/** Carts by store id. A store without items has no entry. */
export type Cart = Readonly<Record<string, readonly CartItem[]>>;

/** The localStorage key of the cart. */
export const cartStorageKey = 'cart';

/** A cart with nothing in it. */
export const emptyCart: Cart = {};

/** Tells the lines of one store's cart apart. */
export function cartItemKey(goods: CartGoods): string {
  const { id, ...choice } = typeof goods === 'object' ? goods : { id: goods };
  return typeof id === 'number' ? String(id) : dishKey(id, choice);
}

/** The items of one store, in the order they were added. */
export function itemsOf(cart: Cart, storeId: number): readonly CartItem[] {
  return cart[storeId] ?? [];
}

/** How many pieces of an item are in a store's cart; 0 when it is not there. */
export function quantityOf(cart: Cart, storeId: number, goods: CartGoods): number {
  const key = cartItemKey(goods);
  return itemsOf(cart, storeId).find((item) => cartItemKey(item) === key)?.quantity ?? 0;
}

/** How many pieces a store's cart holds in all. */
export function countPieces(cart: Cart, storeId: number): number {
  return itemsOf(cart, storeId).reduce((total, { quantity }) => total + quantity, 0);
}

/** Adds pieces of an item, up to the bounds of {@link setQuantity}. */
export function addToCart(cart: Cart, storeId: number, goods: CartGoods, pieces = 1): Cart {
  return setQuantity(cart, storeId, goods, quantityOf(cart, storeId, goods) + pieces);
}

/**
 * Sets how many pieces of an item a store's cart holds. Fractions are cut, 0 or less removes the
 * item, more than {@link quantityMax} becomes that. What is no number, and one item more than an
 * order may have, change nothing.
 */
export function setQuantity(cart: Cart, storeId: number, goods: CartGoods, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  const pieces = Math.trunc(Math.min(quantity, quantityMax));
  if (pieces < 1) return removeFromCart(cart, storeId, goods);
  const items = itemsOf(cart, storeId);
  const key = cartItemKey(goods);
  if (items.some((item) => cartItemKey(item) === key)) {
    const replaced = items.map((item) =>
      cartItemKey(item) === key ? { ...item, quantity: pieces } : item,
    );
    return { ...cart, [storeId]: replaced };
  }
  if (items.length >= orderLinesMax) return cart;
  return { ...cart, [storeId]: [...items, cartItem(goods, pieces)] };
}

/** Only what is set goes into the storage. */
function cartItem(goods: CartGoods, quantity: number): CartItem {
  if (typeof goods !== 'object') return { id: goods, quantity };
  const { id, size, modifiers } = goods;
  if (typeof id === 'number') return { id, quantity };
  return { id, quantity, ...(size && { size }), ...(modifiers && { modifiers }) };
}

/** Takes an item out of a store's cart. */
export function removeFromCart(cart: Cart, storeId: number, goods: CartGoods): Cart {
  const key = cartItemKey(goods);
  const left = itemsOf(cart, storeId).filter((item) => cartItemKey(item) !== key);
  return left.length === 0 ? clearStore(cart, storeId) : { ...cart, [storeId]: left };
}

/** Empties the cart of one store; the others stay. */
export function clearStore(cart: Cart, storeId: number): Cart {
  return Object.fromEntries(Object.entries(cart).filter(([id]) => id !== String(storeId)));
}

const storedItem = z.object({
  id: z.union([idSchema, iikoIdSchema]),
  quantity: quantitySchema,
  ...dishChoiceFields,
});
const storedCart = z.record(z.string(), z.unknown());
const storedItems = z.array(z.unknown());

/**
 * Reads a cart from storage. Whatever is not a cart is empty, and a broken line costs only itself:
 * a guest never loses a cart to one bad entry, and nothing out of bounds comes in.
 */
export function parseCart(stored: string | null): Cart {
  let cart = emptyCart;
  for (const [key, items] of Object.entries(readCart(stored))) {
    const storeId = idInPathSchema.safeParse(key).data;
    if (storeId === undefined) continue;
    for (const written of storedItems.safeParse(items).data ?? []) {
      const item = storedItem.safeParse(written).data;
      if (item) cart = addToCart(cart, storeId, item, item.quantity);
    }
  }
  return cart;
}

function readCart(stored: string | null): Record<string, unknown> {
  if (stored === null) return {};
  try {
    return storedCart.safeParse(JSON.parse(stored)).data ?? {};
  } catch {
    // Not JSON: another program, or a person, wrote under this key.
    return {};
  }
}

/**
 * Writes a cart for storage: `{ "<storeId>": [{ "id": 7, "quantity": 2 }] }`. A dish that is not taken as
 * it comes has its `size` and `modifiers` beside.
 */
export function stringifyCart(cart: Cart): string {
  return JSON.stringify(cart);
}
