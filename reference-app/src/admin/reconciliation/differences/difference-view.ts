import { alertResolvedBySystem } from '@portal/domain/alerts';
import { formatMoney, kopecksFromRoubles } from '@portal/domain/money';
import { differenceRuleOf, type DifferenceAction } from '@portal/domain/reconciliation';
import type { Locale } from '@portal/domain/texts';
import type { AdminDifference } from '../reconciliation-queries.ts';
import type { Texts } from '../../../shared/texts/app-texts.ts';

/** What of a difference says what an act would do. */
type ActedOn = Pick<AdminDifference, 'kind' | 'orderId' | 'refundId' | 'amount' | 'theirs'>;

/** Roubles that go back when somebody returns the money: what the provider still has of it. */
export function returnable({ amount, theirs }: Pick<AdminDifference, 'amount' | 'theirs'>): number {
  if (!theirs) return amount;
  return Math.round((theirs.amount - theirs.refunded) * 100) / 100;
}

/** What an act asks before it is done. */
export interface ActionConfirmation {
  readonly title: string;
  readonly description: string;
  /** On the button that does it. */
  readonly confirm: string;
}

/** What is asked before the portal adopts something or returns money. */
export function confirmationOf(
  { t, locale }: Pick<Texts, 't' | 'locale'>,
  difference: ActedOn,
  action: Exclude<DifferenceAction, 'note'>,
): ActionConfirmation {
  const order = difference.orderId ?? '';
  const money = (roubles: number) => formatMoney(kopecksFromRoubles(roubles), locale);
  const isRefund = differenceRuleOf(difference.kind).isRefund;
  if (action === 'adopt' && isRefund) {
    return {
      title: t('reconciliation.admin.askKeep', { sum: money(difference.amount) }),
      description: t('reconciliation.admin.askKeep.text', { order }),
      confirm: t('reconciliation.act.keep'),
    };
  }
  if (action === 'adopt') {
    const what = difference.refundId === null ? 'payment' : 'refund';
    return {
      title: t('reconciliation.admin.askAdopt', { sum: money(difference.amount) }),
      description: t(`reconciliation.admin.askAdopt.${what}`, { order }),
      confirm: t('reconciliation.act.adopt'),
    };
  }
  const sum = money(returnable(difference));
  const isHeld = difference.theirs?.status === 'waiting_for_capture';
  return {
    title: t('reconciliation.admin.askRefund', { sum }),
    description: isRefund
      ? t('reconciliation.admin.askRefund.owed', { order })
      : t(`reconciliation.admin.askRefund.${isHeld ? 'held' : 'taken'}`),
    confirm: t('reconciliation.admin.confirmRefund', { sum }),
  };
}

/** What was done about a difference, in a word or two. */
export function doneLabel(
  { t }: Pick<Texts, 't'>,
  { kind, act }: Pick<AdminDifference, 'kind' | 'act'>,
): string {
  const done = act ?? 'none';
  if (!differenceRuleOf(kind).isRefund) return t(`reconciliation.admin.done.${done}`);
  const textKeys = { adopt: 'keep', refund: 'refund', note: 'noteReturned', none: 'none' } as const;
  return t(`reconciliation.admin.done.${textKeys[done]}`);
}

/** Who did it; the portal by itself where nobody had to. */
export function doneBy(
  { t }: Pick<Texts, 't'>,
  { resolvedBy }: Pick<AdminDifference, 'resolvedBy'>,
): string {
  const isPortal = resolvedBy === null || resolvedBy === alertResolvedBySystem;
  return isPortal ? t('reconciliation.admin.portal') : resolvedBy;
}

/** A sum over many payments, which may be more than any one of them: «12 480 000,50 ₽». */
export function writtenSum(roubles: number, locale: Locale): string {
  const digits = Number.isInteger(roubles) ? 0 : 2;
  const amount = roubles.toLocaleString(locale === 'en' ? 'en-US' : 'ru-RU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amount}\u00a0₽`;
}
