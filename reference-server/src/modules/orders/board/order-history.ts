import { priceToWire, roublesFromKopecks } from '@portal/domain/money';
import {
  lineDifferences,
  type OrderHistoryChange,
  type OrderHistoryEntry,
} from '@portal/domain/orders';
import type { RefundReason } from '@portal/domain/payments';
import { linesOf, type OrderRow } from '../order-row.ts';

/** What the audit trail keeps of an order: fields of its row, and what became of its money. */
type AuditedFields = Partial<OrderRow> & {
  readonly refund?: string;
  readonly reason?: RefundReason;
  readonly amountKopecks?: number;
  readonly capturedKopecks?: number;
  readonly release?: string;
};

/** An entry of the audit trail about an order. */
export interface OrderAuditRow {
  readonly at: Date;
  /** `admin_<id>`, `user_<id>` or `system`. */
  readonly actor: string;
  /** Of the account as it is now; null where there is none. */
  readonly name: string | null;
  readonly from: AuditedFields | null;
  readonly to: AuditedFields | null;
}

/** What has become of an order, from when it was placed. */
export function historyOf(
  order: Pick<OrderRow, 'createAt' | 'guest'>,
  entries: readonly OrderAuditRow[],
): OrderHistoryEntry[] {
  const { id, name } = order.guest;
  return [
    {
      at: order.createAt.toISOString(),
      by: { kind: 'guest', id: String(id), name },
      changes: [{ kind: 'placed' }],
    },
    ...entries.flatMap((entry) => {
      const changes = changesIn(entry.from ?? {}, entry.to ?? {});
      return changes.length > 0
        ? [{ at: entry.at.toISOString(), by: actorOf(entry), changes }]
        : [];
    }),
  ];
}

function changesIn(from: AuditedFields, to: AuditedFields): OrderHistoryChange[] {
  return [...changesOfOrder(from, to), ...changesOfMoney(from, to)];
}

function changesOfOrder(from: AuditedFields, to: AuditedFields): OrderHistoryChange[] {
  const changes: OrderHistoryChange[] = [];
  if (from.status && to.status) {
    const { cancelReason, cancelMetadata = null } = to;
    const reason = cancelReason ? { cancel_reason: cancelReason, metadata: cancelMetadata } : null;
    changes.push({ kind: 'status', from: from.status, to: to.status, reason });
  }
  if (from.lines && to.lines) {
    const lines = lineDifferences(linesOf(from.lines), linesOf(to.lines));
    if (lines.length > 0) changes.push({ kind: 'lines', lines });
  }
  if (from.totalKopecks !== to.totalKopecks) {
    changes.push({
      kind: 'total',
      from: priceToWire(from.totalKopecks ?? null),
      to: priceToWire(to.totalKopecks ?? null),
    });
  }
  if (to.comment !== undefined) {
    changes.push({ kind: 'comment', from: from.comment ?? '', to: to.comment });
  }
  if (to.description !== undefined) {
    changes.push({ kind: 'description', from: from.description ?? '', to: to.description });
  }
  if (to.approve !== undefined) changes.push({ kind: 'approve', to: to.approve });
  return changes;
}

function changesOfMoney(from: AuditedFields, to: AuditedFields): OrderHistoryChange[] {
  const changes: OrderHistoryChange[] = [];
  if (to.capturedKopecks !== undefined) {
    changes.push({ kind: 'capture', amount: roublesFromKopecks(to.capturedKopecks) });
  }
  if (to.release) changes.push({ kind: 'release' });
  if (to.refund && to.reason && to.amountKopecks !== undefined) {
    const amount = roublesFromKopecks(to.amountKopecks);
    changes.push({ kind: 'refund', amount, reason: to.reason });
  }
  if (to.paidFor !== undefined && to.paidFor !== from.paidFor) {
    changes.push({ kind: 'payment', from: from.paidFor ?? null, to: to.paidFor });
  }
  const { refundedKopecks: before = 0 } = from;
  if (to.refundedKopecks !== undefined && to.refundedKopecks !== before) {
    const [earlier, later] = [before, to.refundedKopecks].map(roublesFromKopecks);
    changes.push({ kind: 'refunded', from: earlier ?? 0, to: later ?? 0 });
  }
  return changes;
}

function actorOf({ actor, name }: OrderAuditRow): OrderHistoryEntry['by'] {
  const [, prefix, id = ''] = /^(admin|user)_(.+)$/.exec(actor) ?? [];
  if (!prefix) return { kind: 'portal', id: '', name: '' };
  return { kind: prefix === 'admin' ? 'staff' : 'guest', id, name: name ?? '' };
}
