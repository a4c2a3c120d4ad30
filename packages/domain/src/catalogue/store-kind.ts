import { isKnown } from '../contract/is-known.ts';
import type { Translate } from '../texts/texts.ts';

/** Kinds of stores; a restaurant's menu comes from the restaurant system. */
export const storeKinds = ['restaurant', 'shop', 'service'] as const;
/** A kind of store. */
export type StoreKind = (typeof storeKinds)[number];

/** What a kind of store is called, and the type of the orders from it: «Магазин». */
export function storeKindLabel(t: Translate, kind: StoreKind): string {
  return isKnown(storeKinds, kind) ? t(`admin.catalogue.kind.${kind}`) : kind;
}
