import { formatMoney, kopecksFromRoubles, priceFromWire } from '@portal/domain/money';
import {
  cancelReasonLabel,
  orderStatusLabel,
  paymentStatusLabel,
  type LineDifference,
  type OrderHistoryChange,
  type OrderHistoryEntry,
} from '@portal/domain/orders';
import type { TimelineStep } from '@portal/ui';
import type { Texts } from '../../../shared/texts/app-texts.ts';

/** What became different of one line, in words: «Круассан: 2 → 1». */
export function lineText({ name, before, after }: LineDifference, { t }: Texts): string {
  if (before === null) return t('admin.order.history.added', { name, n: after ?? 0 });
  if (after === null) return t('admin.order.history.removed', { name, n: before });
  return t('admin.order.history.quantity', { name, from: before, to: after });
}

function isCancellation(change: OrderHistoryChange): boolean {
  return change.kind === 'status' && change.to === 'canceled';
}

/** One thing that became different, and what belongs to it. */
function changeTexts(change: OrderHistoryChange, texts: Texts): readonly [string, ...string[]] {
  const { t, locale } = texts;
  const roubles = (amount: number) => formatMoney(kopecksFromRoubles(amount), locale);
  const price = (amount: number) => formatMoney(priceFromWire(amount), locale);
  switch (change.kind) {
    case 'placed':
      return [t('admin.order.history.placed')];
    case 'status': {
      const { to, reason } = change;
      if (!reason) return [orderStatusLabel(t, to)];
      const reasonTexts = Object.values(reason.metadata ?? {});
      return [orderStatusLabel(t, to), cancelReasonLabel(t, reason.cancel_reason), ...reasonTexts];
    }
    case 'lines':
      return [t('admin.order.history.lines'), ...change.lines.map((line) => lineText(line, texts))];
    case 'total':
      return [t('admin.order.history.total', { from: price(change.from), to: price(change.to) })];
    case 'comment':
      return change.to === ''
        ? [t('admin.order.history.noComment')]
        : [t('admin.order.history.comment', { text: change.to })];
    case 'description':
      return change.to === ''
        ? [t('admin.order.history.noDescription')]
        : [t('admin.order.history.description', { text: change.to })];
    case 'approve':
      return [t(change.to ? 'admin.order.history.approved' : 'admin.order.history.notApproved')];
    case 'payment': {
      const status = paymentStatusLabel(t, change.to, 'staff');
      return [t('admin.order.history.payment', { status })];
    }
    case 'capture':
      return [t('admin.order.history.capture', { amount: roubles(change.amount) })];
    case 'release':
      return [t('admin.order.history.release')];
    case 'refund': {
      const reason = t(`admin.money.refundReason.${change.reason}`);
      return [t('admin.order.history.refund', { amount: roubles(change.amount), reason })];
    }
    case 'refunded':
      return [t('admin.order.history.refunded', { amount: roubles(change.to) })];
  }
}

/** Who did it: staff by name, others by what they are. */
function whoOf({ by }: OrderHistoryEntry, { t }: Texts): string {
  if (by.kind === 'staff') return by.name || by.id;
  return t(`admin.order.by.${by.kind}`);
}

/**
 * What has happened to an order, the latest first, as steps to be shown.
 *
 * @param timeOf - puts a time of the wire into words
 */
export function historySteps(
  history: readonly OrderHistoryEntry[],
  texts: Texts,
  timeOf: (time: string) => string,
): TimelineStep[] {
  return history.toReversed().map((entry) => {
    const [[label, ...details], ...others] = entry.changes.map((change) =>
      changeTexts(change, texts),
    ) as [readonly [string, ...string[]], ...(readonly string[])[]];
    return {
      label,
      state: entry.changes.some(isCancellation) ? 'failed' : 'done',
      note: [`${timeOf(entry.at)}, ${whoOf(entry, texts)}`, ...details, ...others.flat()].join(
        ' · ',
      ),
    };
  });
}
