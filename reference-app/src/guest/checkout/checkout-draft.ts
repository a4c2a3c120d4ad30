import {
  isPhone,
  orderCommentMaxLength,
  roublesFromKopecks,
  type NewOrder,
  type OrderQuote,
} from '@portal/domain';
import { z } from 'zod';
import type { KeptStorage } from '../../shared/storage/memory-storage.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { paymentOf, type PaymentChoice } from './payment-choice.ts';

/** What a guest has filled in so far. */
export interface CheckoutDraft {
  readonly roomId: number | null;
  /** E.164 as far as it is typed; empty for none. */
  readonly phone: string;
  readonly comment: string;
  readonly payment: PaymentChoice | null;
}

/** A field that keeps the order from being sent. */
export type CheckoutMistake = 'room' | 'phone' | 'payment';

const draftSchema = z.object({
  roomId: z.number().int().positive().nullable(),
  phone: z.string().max(20),
  comment: z.string().max(orderCommentMaxLength),
  payment: z
    .union([
      z.enum(['cash', 'bank-card']),
      z.templateLiteral([z.literal('external:'), z.string().min(1)]),
    ])
    .nullable(),
});

const draftsKey = 'portal-checkout';
const draftsSchema = z.record(z.string(), draftSchema);

function keptDrafts(storage: KeptStorage): z.output<typeof draftsSchema> {
  try {
    const kept = JSON.parse(storage.getItem(draftsKey) ?? '{}') as unknown;
    return draftsSchema.safeParse(kept).data ?? {};
  } catch {
    return {};
  }
}

/** What was filled in for a store's order before the page was left, or null. */
export function keptDraft(storage: KeptStorage, storeId: number): CheckoutDraft | null {
  return keptDrafts(storage)[storeId] ?? null;
}

/** Keeps a draft, so that a look back at the cart or a reload costs nothing. */
export function keepDraft(storage: KeptStorage, storeId: number, draft: CheckoutDraft): void {
  storage.setItem(draftsKey, JSON.stringify({ ...keptDrafts(storage), [storeId]: draft }));
}

/** The order is placed. */
export function dropDraft(storage: KeptStorage, storeId: number): void {
  const { [storeId]: _, ...others } = keptDrafts(storage);
  storage.setItem(draftsKey, JSON.stringify(others));
}

/** The guest has signed out. */
export function forgetDrafts(storage: KeptStorage): void {
  storage.removeItem(draftsKey);
}

/** What can be chosen; null while it is still being read. */
interface Offered {
  readonly roomIds: readonly number[] | null;
  readonly payments: readonly PaymentChoice[] | null;
}

/**
 * What has to be put right first, in the order of the form. What was chosen before is believed while it
 * is not known what can be: the server looks at it in any case.
 */
export function checkoutMistakes(
  { roomId, phone, payment }: CheckoutDraft,
  { roomIds, payments }: Offered,
): CheckoutMistake[] {
  const mistakes: CheckoutMistake[] = [];
  if (roomId === null || roomIds?.includes(roomId) === false) mistakes.push('room');
  if (phone !== '' && !isPhone(phone)) mistakes.push('phone');
  if (payment === null || payments?.includes(payment) === false) mistakes.push('payment');
  return mistakes;
}

/** The order as it is sent. Lines are those that can be ordered; the draft has no mistakes. */
export function orderOf(
  storeId: number,
  lines: readonly CartLine[],
  draft: CheckoutDraft & { readonly roomId: number; readonly payment: PaymentChoice },
  quote: OrderQuote,
): NewOrder {
  return {
    store: storeId,
    room: draft.roomId,
    products: lines.map(({ item: { modifiers, ...goods } }) => ({
      ...goods,
      ...(modifiers && { modifiers: [...modifiers] }),
    })),
    comment: draft.comment,
    ...paymentOf(draft.payment),
    ...(draft.phone !== '' && { phone: draft.phone }),
    ...(quote.totalKopecks !== null && { expectedTotal: roublesFromKopecks(quote.totalKopecks) }),
  };
}
