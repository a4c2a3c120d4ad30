import type { Refusal } from '@portal/client';
import { emailMaxLength, isEmail } from '@portal/domain/guests';
import { roublesFromKopecks } from '@portal/domain/money';
import { orderCommentMaxLength, type NewOrder, type OrderQuote } from '@portal/domain/orders';
import { isPhone } from '@portal/domain/phone';
import type { PortalAttributes } from '@portal/domain/portal';
import * as z from 'zod';
import type { PersistentStorage } from '../../shared/storage/memory-storage.ts';
import type { CartLine } from '../cart/lines/cart-lines.ts';
import { checkoutKeys } from './checkout-storage.ts';
import { isOnline, paymentOf, type PaymentChoice } from './payment/payment-choice.ts';

/** What a guest has filled in so far. */
export interface CheckoutDraft {
  readonly roomId: number | null;
  /** As `PhoneField` gives it; empty for none. */
  readonly phone: string;
  /** Where the receipt goes of an order that is paid online. */
  readonly email: string;
  readonly comment: string;
  readonly payment: PaymentChoice | null;
}

/** A field that keeps the order from being sent. */
export type CheckoutFieldError = 'room' | 'phone' | 'payment' | 'email';

const draftSchema = z.object({
  roomId: z.number().int().positive().nullable(),
  phone: z.string(),
  email: z.string().max(emailMaxLength).default(''),
  comment: z.string().max(orderCommentMaxLength),
  payment: z
    .union([
      z.enum(['cash', 'bank-card']),
      z.templateLiteral([z.literal('external:'), z.string().min(1)]),
    ])
    .nullable(),
});

const draftsSchema = z.record(z.string(), draftSchema);

function storedDrafts(storage: PersistentStorage): z.output<typeof draftsSchema> {
  try {
    const stored = JSON.parse(storage.getItem(checkoutKeys.drafts) ?? '{}') as unknown;
    return draftsSchema.safeParse(stored).data ?? {};
  } catch {
    return {};
  }
}

/** What was filled in for a store's order before the page was left, or null. */
export function storedDraft(storage: PersistentStorage, storeId: number): CheckoutDraft | null {
  return storedDrafts(storage)[storeId] ?? null;
}

/** Keeps a draft, so that a look back at the cart or a reload costs nothing. */
export function saveDraft(storage: PersistentStorage, storeId: number, draft: CheckoutDraft): void {
  storage.setItem(
    checkoutKeys.drafts,
    JSON.stringify({ ...storedDrafts(storage), [storeId]: draft }),
  );
}

/** The order is placed. */
export function dropDraft(storage: PersistentStorage, storeId: number): void {
  const { [storeId]: _, ...others } = storedDrafts(storage);
  storage.setItem(checkoutKeys.drafts, JSON.stringify(others));
}

/** Where the receipt of the guest's last order went, or null. */
export function rememberedEmail(storage: PersistentStorage): string | null {
  const stored = storage.getItem(checkoutKeys.receiptEmail) ?? '';
  return isEmail(stored) ? stored : null;
}

/** Remembers where the guest had a receipt sent to, unless the profile says the same. */
export function rememberEmail(
  storage: PersistentStorage,
  email: string,
  ofProfile: string | null,
): void {
  if (email === ofProfile) storage.removeItem(checkoutKeys.receiptEmail);
  else storage.setItem(checkoutKeys.receiptEmail, email);
}

/** What of the portal's setting says who is asked for an e-mail. */
export type ReceiptRules = Pick<PortalAttributes, 'checkoutEmail' | 'onlinePaymentSystems'>;

/** Whether a guest who pays like this is asked for an e-mail; nobody is until the rules are read. */
export function emailRequirement(
  payment: PaymentChoice | null,
  rules: ReceiptRules | undefined,
): PortalAttributes['checkoutEmail'] {
  if (payment === null || !rules) return 'none';
  return isOnline(payment, rules.onlinePaymentSystems) ? rules.checkoutEmail : 'none';
}

/** What can be chosen; null while it is still being read. */
interface Offered {
  readonly roomIds: readonly number[] | null;
  readonly payments: readonly PaymentChoice[] | null;
  /** Who is asked for an e-mail; absent: nobody. */
  readonly receipts?: ReceiptRules | undefined;
}

/**
 * What has to be put right first, in the order of the form. What was chosen before is believed while it
 * is not known what can be: the server looks at it in any case.
 */
export function checkoutErrors(
  { roomId, phone, payment, email }: CheckoutDraft,
  { roomIds, payments, receipts }: Offered,
): CheckoutFieldError[] {
  const fieldErrors: CheckoutFieldError[] = [];
  if (roomId === null || roomIds?.includes(roomId) === false) fieldErrors.push('room');
  if (phone !== '' && !isPhone(phone)) fieldErrors.push('phone');
  if (payment === null || payments?.includes(payment) === false) fieldErrors.push('payment');
  const requirement = emailRequirement(payment, receipts);
  const isMissing = email.trim() === '' ? requirement === 'required' : !isEmail(email);
  if (requirement !== 'none' && isMissing) fieldErrors.push('email');
  return fieldErrors;
}

const fieldsOfOrder: ReadonlyMap<string, CheckoutFieldError> = new Map([
  ['data.order.room', 'room'],
  ['data.order.phone', 'phone'],
  ['data.order.email', 'email'],
]);

/** The field that the server's word on a place of the order belongs to, or null. */
export function fieldAt(path: string): CheckoutFieldError | null {
  return fieldsOfOrder.get(path) ?? null;
}

/** The fields that the server has found wrong. */
export function refusedFields({
  code,
  details,
}: Pick<Refusal, 'code' | 'details'>): CheckoutFieldError[] {
  return code === 'INVALID' ? details.flatMap(({ path }) => fieldAt(path) ?? []) : [];
}

/** The order as it is sent. Lines are those that can be ordered; the draft has no mistakes. */
export function orderOf(
  storeId: number,
  lines: readonly CartLine[],
  draft: CheckoutDraft & { readonly roomId: number; readonly payment: PaymentChoice },
  quote: OrderQuote,
  receipts?: ReceiptRules,
): NewOrder {
  const email = emailRequirement(draft.payment, receipts) === 'none' ? '' : draft.email.trim();
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
    ...(email !== '' && { email }),
    ...(quote.totalKopecks !== null && { expectedTotal: roublesFromKopecks(quote.totalKopecks) }),
  };
}
