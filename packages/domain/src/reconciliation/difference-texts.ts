import { formatMoney, kopecksFromRoubles } from '../money/money.ts';
import type { Texts } from '../texts/texts.ts';
import {
  differenceRuleOf,
  type DifferenceAction,
  type DifferenceKind,
} from './difference-kinds.ts';
import type { DifferenceAttributes } from './reconciliation-schema.ts';

/** What of a difference its sentence tells. */
export type DescribedDifference = Pick<
  DifferenceAttributes,
  'kind' | 'orderId' | 'paymentId' | 'amount' | 'fields'
>;

/** What differs, in few words. */
export function differenceTitle({ t }: Pick<Texts, 't'>, kind: DifferenceKind): string {
  return t(`reconciliation.${kind}.title`);
}

/** What differs, in a sentence. */
export function differenceText({ t, locale }: Texts, difference: DescribedDifference): string {
  const params = {
    order: difference.orderId ?? '',
    payment: difference.paymentId ?? '',
    sum: formatMoney(kopecksFromRoubles(difference.amount), locale),
    fields: difference.fields.map((field) => t(`reconciliation.field.${field}`)).join(', '),
  };
  // Not every sentence has a place for each of them.
  return t(
    `reconciliation.${difference.kind}.text` as 'reconciliation.payment-differs.text',
    params,
  );
}

/** What to do about it. */
export function differenceAdvice({ t }: Pick<Texts, 't'>, kind: DifferenceKind): string {
  return t(`reconciliation.${kind}.advice`);
}

/** Label of an action on a difference. */
export function differenceActionLabel(
  { t }: Pick<Texts, 't'>,
  kind: DifferenceKind,
  action: DifferenceAction,
): string {
  if (!differenceRuleOf(kind).isRefund) return t(`reconciliation.act.${action}`);
  const textKeys = { adopt: 'keep', refund: 'refund', note: 'noteReturned' } as const;
  return t(`reconciliation.act.${textKeys[action]}`);
}
