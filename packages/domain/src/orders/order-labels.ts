import { storeKindLabel, storeKinds } from '../catalogue/store-kind.ts';
import { isKnown } from '../contract/is-known.ts';
import type { Translate } from '../texts/texts.ts';
import { orderStatuses, type OrderCommand, type OrderStatus } from './order-machine.ts';
import {
  cancelReasons,
  paymentStatuses,
  type CancelReasonCode,
  type OrderAttributes,
} from './order-schema.ts';

/** Who reads a label: staff and guests see some things differently. */
export type LabelReader = 'staff' | 'guest';

/** The label of an order's status: «Новый»; of one that only a newer portal knows, its own word. */
export function orderStatusLabel(t: Translate, status: OrderStatus): string {
  return isKnown(orderStatuses, status) ? t(`order.status.${status}`) : status;
}

/** The type of an order: as the kind of store it was placed in is called, else as the order says. */
export function orderTypeLabel(t: Translate, { label, value }: OrderAttributes['type']): string {
  return isKnown(storeKinds, value) ? storeKindLabel(t, value) : label;
}

/** What the button of a command says: «Взять в работу». */
export function orderCommandLabel(t: Translate, command: OrderCommand): string {
  return t(`order.command.${command}`);
}

/** Why an order was canceled: «По просьбе гостя». */
export function cancelReasonLabel(t: Translate, reason: CancelReasonCode): string {
  return isKnown(cancelReasons, reason) ? t(`order.cancelReason.${reason}`) : reason;
}

/** How an order's payment stands; anything unknown is «Оплата отсутствует». */
export function paymentStatusLabel(
  t: Translate,
  paidFor: string | null | undefined,
  reader: LabelReader,
): string {
  if (!paidFor || !isKnown(paymentStatuses, paidFor)) return t('payment.status.none');
  if (paidFor === 'waiting_for_capture') return t(`payment.status.${paidFor}.${reader}`);
  return t(`payment.status.${paidFor}`);
}

/**
 * How an order is paid for. `external` is the title of its payment system; anything unknown is
 * «Не указан».
 */
export function paymentTypeLabel(
  t: Translate,
  paymentType: string | null | undefined,
  paymentSystem?: { readonly title: string } | null,
): string {
  if (paymentType === 'bank-card' || paymentType === 'cash')
    return t(`payment.type.${paymentType}`);
  if (paymentType === 'external' && paymentSystem) return paymentSystem.title;
  return t('payment.type.none');
}
