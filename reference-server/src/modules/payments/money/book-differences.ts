import type { AlertAbout, AlertKind } from '@portal/domain/alerts';
import {
  differenceKinds,
  differenceRuleOf,
  differenceText,
  type DifferenceField,
  type DifferenceKind,
} from '@portal/domain/reconciliation';
import { createTexts } from '@portal/domain/texts';
import type { SqlClient } from '../../../db/statement.ts';
import type { GatewayPayment, GatewayRefund } from '../../../ports/gateway-payment.ts';
import type { Alerts } from '../../alerts/alerts.ts';
import {
  differenceOf,
  differenceRepository,
  type DifferenceRow,
  type Entry,
  type FoundDifference,
  type Resolution,
} from './difference-repository.ts';
import { notCapturedKopecks, sentBackKopecks } from './money-balance.ts';
import type { PaymentRow, RefundRow } from './money-rows.ts';
import type { Change } from '../../../outbox/change.ts';

/**
 * Differences between the books, for those who find them and those who end them: inside the transaction that
 * changes the money where there is one.
 */
export type BookDifferences = ReturnType<typeof createBookDifferences>;

/** A payment of ours with what has gone back of it. */
export interface KnownPayment {
  readonly payment: PaymentRow;
  readonly refunds: readonly RefundRow[];
}

const texts = createTexts({ locale: 'ru' });

/** Differences that stand in the database, each with its alert. */
export function createBookDifferences(alerts: Pick<Alerts, 'raise' | 'end'>) {
  async function endAlert(change: Change, row: DifferenceRow): Promise<void> {
    const kind = alertOf(row.kind);
    if (kind === null) return;
    const { orderId, subject } = row;
    const kinds = differenceKinds.filter((other) => alertOf(other) === kind);
    if ((await differenceRepository.countAlerted(change.transaction, orderId, subject, kinds)) > 0)
      return;
    await alerts.end(change, { kind, about: aboutOf(row) });
  }

  return {
    /**
     * Writes one down that somebody must look at, once however often it is found, and alerts them; of money
     * that goes back to a guest whoever found it has.
     */
    async open(change: Change, found: FoundDifference) {
      const row = await differenceRepository.open(change.transaction, found, new Date());
      const kind = alertOf(row.kind);
      if (!row.isNew || kind !== 'payment-difference') return;
      const what = differenceText(texts, differenceOf(row).attributes);
      await alerts.raise(change, { kind, about: aboutOf(row), params: { what } });
    },

    /** Writes one down that the portal has just adopted, so that people see what was changed. */
    async noteAdopted(transaction: SqlClient, found: FoundDifference) {
      const now = new Date();
      await differenceRepository.open(transaction, found, now);
      await differenceRepository.resolveOpen(transaction, found.kind, found.subject, now, 'adopt');
    },

    /** Both sides agree again about this, without anybody's doing; whether one was open. */
    async close(
      change: Change,
      { kind, subject }: Pick<FoundDifference, 'kind' | 'subject'>,
    ): Promise<boolean> {
      const rows = await differenceRepository.resolveOpen(
        change.transaction,
        ...([kind, subject, new Date(), null] as const),
      );
      for (const row of rows) await endAlert(change, row);
      return rows.length > 0;
    },

    /** Somebody has done something about it; null: it was resolved by another meanwhile. */
    async resolve(
      change: Change,
      id: number,
      resolution: Resolution,
    ): Promise<DifferenceRow | null> {
      const row = await differenceRepository.resolveById(
        change.transaction,
        id,
        new Date(),
        resolution,
      );
      if (row) await endAlert(change, row);
      return row;
    },
  };
}

/** The alert that stands while one of this kind is open; null: the portal has resolved it itself. */
function alertOf(
  kind: DifferenceKind,
): Extract<AlertKind, 'payment-difference' | 'refund-owed'> | null {
  const { isAdopted, isRefund } = differenceRuleOf(kind);
  if (isAdopted) return null;
  return isRefund ? 'refund-owed' : 'payment-difference';
}

function aboutOf({ orderId, paymentId, subject }: FoundDifference): AlertAbout {
  if (orderId !== null) return { type: 'order', id: orderId };
  return { type: 'payment', id: paymentId ?? subject };
}

/** What is found of a payment, whatever it is. */
export function paymentFound(
  kind: DifferenceKind,
  provider: string,
  { known, theirs }: { readonly known?: KnownPayment; readonly theirs?: GatewayPayment },
  fields: readonly DifferenceField[] = [],
) {
  const paymentId = theirs?.id ?? known?.payment.providerPaymentId ?? null;
  const isOrderless = kind === 'payment-without-order';
  return {
    ...{ kind, provider, paymentId, fields, refundId: null },
    subject: `payment:${paymentId ?? known?.payment.id ?? ''}`,
    orderId: known?.payment.orderId ?? (isOrderless ? null : (theirs?.orderId ?? null)),
    amountKopecks: theirs?.amountKopecks ?? known?.payment.amountKopecks ?? 0,
    ours: known ? ourEntry(known) : null,
    theirs: theirs ? entryOf(theirs) : null,
  };
}

/** What is found of a refund of a payment that we know. */
export function refundFound(
  kind: DifferenceKind,
  { provider, providerPaymentId, orderId }: PaymentRow,
  ours: RefundRow | undefined,
  theirs: GatewayRefund | undefined,
) {
  const refundId = theirs?.id ?? ours?.providerRefundId ?? null;
  return {
    ...{ kind, provider, orderId, paymentId: providerPaymentId, refundId, fields: [] },
    subject: `refund:${refundId ?? ours?.id ?? ''}`,
    amountKopecks: theirs?.amountKopecks ?? ours?.amountKopecks ?? 0,
    ours: ours ? entryOf(ours) : null,
    theirs: theirs ? entryOf(theirs) : null,
  };
}

/** How we have a payment. */
export function ourEntry({ payment, ...money }: KnownPayment): Entry {
  return {
    status: payment.status,
    amountKopecks: payment.amountKopecks - notCapturedKopecks(money, payment),
    refundedKopecks: sentBackKopecks(money, payment),
  };
}

/** How the provider has a payment, or either side a refund, of which nothing goes back. */
function entryOf(entry: Omit<Entry, 'refundedKopecks'> & Partial<Entry>): Entry {
  const { status, amountKopecks, refundedKopecks = 0 } = entry;
  return { status, amountKopecks, refundedKopecks };
}
