import { roublesFromKopecks } from '@portal/domain/money';
import { isOwed } from '@portal/domain/payments';
import { differenceRuleOf, type DifferenceAction } from '@portal/domain/reconciliation';
import type { TextKey } from '@portal/domain/texts';
import type { Database } from '../../db/database.ts';
import { identityOf, type StaffActor } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { alertRepository } from '../alerts/alert-repository.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { derivedId } from '../payments/refund/derived-id.ts';
import { isOpenOfStaff, outstandingRefunds } from '../payments/money/money-balance.ts';
import type { RefundRow } from '../payments/money/money-rows.ts';
import type { MoneyBooks } from '../payments/payments-module.ts';
import type { BookDifferences } from '../payments/money/book-differences.ts';
import {
  differenceRepository,
  type DifferenceRow,
} from '../payments/money/difference-repository.ts';

/** What staff want to do about a difference. */
export interface DifferenceCommand {
  readonly id: number;
  readonly act: DifferenceAction;
  readonly note: string;
}

/** What becomes of it: the difference as it then is, or why that cannot be done. */
export type DifferenceAnswer =
  | { readonly difference: DifferenceRow }
  | { readonly refusal: TextKey | null };

/** Why an act does nothing: a text of the texts; `undefined`: it was done. */
type Hindrance = 'rejected' | 'spent' | 'unanswered' | undefined;

/**
 * Does something about a difference. Every act may be done again: what the provider was asked before is
 * looked up first, so that no money moves twice.
 * @throws ProblemError `NOT_FOUND`
 * @throws PaymentGatewayError when the provider does not answer, or says no.
 */
export function createDifferenceResolution(options: {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly books: MoneyBooks;
  readonly differences: BookDifferences;
}) {
  const { prisma, makeChange, books, differences } = options;

  /** @throws ProblemError `REAUTHENTICATION_REQUIRED` */
  async function confirm(actor: StaffActor, amountKopecks: number): Promise<void> {
    const addRefund = await books.refundConfirmation.prepare(actor);
    await makeChange(({ transaction }) => addRefund(transaction, amountKopecks));
  }

  async function adopt({ provider, paymentId, refundId }: DifferenceRow): Promise<Hindrance> {
    const gateway = books.providers.get(provider)?.gateway;
    if (!gateway || paymentId === null) return 'rejected';
    if (refundId === null) {
      const adopted = await books.adoptPayment(provider, await gateway.getPayment(paymentId));
      return adopted ? undefined : 'rejected';
    }
    const payment = await books.queries.findByProviderId(paymentId);
    if (!payment) return 'rejected';
    await books.adoptRefund(payment, await gateway.getRefund(refundId));
    return undefined;
  }

  /** Gives back at the provider what is left of a payment that is not in our books. */
  async function sendBack(
    { id, provider, paymentId }: DifferenceRow,
    actor: StaffActor,
  ): Promise<Hindrance> {
    const gateway = books.providers.get(provider)?.gateway;
    if (!gateway || paymentId === null) return 'rejected';
    const { status, amountKopecks, refundedKopecks } = await gateway.getPayment(paymentId);
    if (status === 'waiting_for_capture') {
      await gateway.cancelPayment({ idempotenceKey: `difference-${id}`, paymentId });
      return undefined;
    }
    const left = amountKopecks - refundedKopecks;
    if (status !== 'succeeded' || left === 0) return undefined;
    await confirm(actor, left);
    const made = await gateway.refundPayment({
      // Another sum is another command; the same one is made once however often it is asked for.
      idempotenceKey: `difference-${id}-${left}`,
      paymentId,
      amountKopecks: left,
    });
    return made.status === 'canceled' ? 'rejected' : undefined;
  }

  async function owedOf({ orderId }: DifferenceRow): Promise<RefundRow[]> {
    return outstandingRefunds(orderId === null ? [] : await books.queries.refundsOfOrder(orderId));
  }

  async function refundOwed(row: DifferenceRow, actor: StaffActor): Promise<Hindrance> {
    const owed = await owedOf(row);
    const sum = owed.reduce((total, { amountKopecks }) => total + amountKopecks, 0);
    await confirm(actor, sum);
    for (const refund of owed) await books.refunds.sync(refund);
    const left = await owedOf(row);
    if (left.length > 0) return left.some(mayBeMade) ? 'unanswered' : 'rejected';
    // What is owed stays so until it is given; a refund of staff ends with its rejection.
    const ofStaff = owed.filter(({ reason }) => !isOwed(reason));
    const known = await Promise.all(ofStaff.map(({ id }) => books.queries.findRefund(id)));
    return known.some((refund) => refund?.status === 'canceled') ? 'rejected' : undefined;
  }

  /** What is owed was returned outside the portal: the provider is not asked for it any more. */
  async function noteOwed(row: DifferenceRow, comment: string, by: string): Promise<Hindrance> {
    const owed = await owedOf(row);
    if (owed.some(mayBeMade)) return 'unanswered';
    for (const { id, paymentId, amountKopecks } of owed) {
      const payment = await books.queries.get(paymentId);
      const returned = { id: derivedId(['returned', row.id, id]), amountKopecks, comment };
      if ((await books.noteReturned(payment, returned, by)) !== 'noted') return 'unanswered';
    }
    return undefined;
  }

  /** Gives back what was rejected: the refund that staff began since, or another one of the same pieces. */
  async function refundRejected(row: DifferenceRow, actor: StaffActor): Promise<Hindrance> {
    const { id, orderId, amountKopecks } = row;
    if (orderId === null) return 'rejected';
    const refunds = await books.queries.refundsOfOrder(orderId);
    const same = refunds.filter((refund) => refund.amountKopecks === amountKopecks);
    const open = same.find(isOpenOfStaff);
    if (open) return outcomeOf(open);
    const rejected = same.findLast(({ status }) => status === 'canceled');
    const refundLines = rejected?.lines
      ? { lines: [...rejected.lines] }
      : { amount: roublesFromKopecks(amountKopecks) };
    const claim = { account: 'reconciliation', endpoint: 'refund', key: `difference-${id}` };
    const begun = await books.beginRefund({ orderId, comment: '', ...refundLines }, actor, claim);
    return 'refusal' in begun ? 'spent' : outcomeOf(begun.refund);
  }

  async function outcomeOf(refund: RefundRow): Promise<Hindrance> {
    await books.refunds.sync(refund);
    const known = await books.queries.findRefund(refund.id);
    if (known?.status === 'succeeded') return undefined;
    return known?.status === 'canceled' ? 'rejected' : 'unanswered';
  }

  /** What was rejected was returned outside the portal. */
  async function noteRejected(row: DifferenceRow, comment: string, by: string): Promise<Hindrance> {
    const { id, paymentId, amountKopecks } = row;
    const payment = paymentId === null ? null : await books.queries.findByProviderId(paymentId);
    if (!payment) return 'spent';
    const returned = { id: derivedId(['returned', id]), amountKopecks, comment };
    const noted = await books.noteReturned(payment, returned, by);
    return noted === 'noted' ? undefined : noted;
  }

  function perform(row: DifferenceRow, { act, note }: DifferenceCommand, actor: StaffActor) {
    const by = identityOf(actor);
    if (row.kind === 'refund-rejected') {
      if (act === 'adopt') return undefined;
      return act === 'refund' ? refundRejected(row, actor) : noteRejected(row, note, by);
    }
    const isOwedMoney = row.kind === 'refund-owed';
    if (act === 'adopt') return adopt(row);
    if (act === 'refund') return isOwedMoney ? refundOwed(row, actor) : sendBack(row, actor);
    return isOwedMoney ? noteOwed(row, note, by) : undefined;
  }

  return async function resolve(
    command: DifferenceCommand,
    actor: StaffActor,
  ): Promise<DifferenceAnswer> {
    const { id, act, note } = command;
    const row = await differenceRepository.find(prisma, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    if (row.resolvedAt) return { difference: row };
    if (!differenceRuleOf(row.kind).actions.includes(act)) return { refusal: null };
    const by = identityOf(actor);
    const hindrance = await perform(row, command, actor);
    if (hindrance) return { refusal: `reconciliation.refusal.${hindrance}` };
    const resolved = await makeChange(async (change) => {
      const { transaction } = change;
      const name = await alertRepository.nameOfStaff(transaction, actor.id);
      const done = await differences.resolve(change, id, { by, name, act, note });
      await recordAudit(transaction, {
        ...{ actor: by, action: 'resolve', entity: 'difference', entityId: String(id) },
        to: { differenceKind: row.kind, act, ...(note && { note }) },
      });
      return done;
    });
    return { difference: resolved ?? (await differenceRepository.find(prisma, id)) ?? row };
  };
}

/** Whether the provider may have made it, or may yet. */
function mayBeMade({ reason, request, status }: RefundRow): boolean {
  return request !== null || status === 'pending' || !isOwed(reason);
}
