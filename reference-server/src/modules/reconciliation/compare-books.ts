import { nameOfRow } from '@portal/domain/server';
import type { Database } from '../../db/database.ts';
import type { GatewayPage, GatewayPayment, GatewayRefund } from '../../ports/gateway-payment.ts';
import { PaymentGatewayError, unreadableAnswerCode } from '../../ports/payment-gateway-error.ts';
import type { GatewayPeriod, PaymentProvider } from '../../ports/payment-gateway.ts';
import {
  ourEntry,
  paymentFound,
  refundFound,
  type BookDifferences,
  type KnownPayment,
} from '../payments/money/book-differences.ts';
import {
  differenceRepository,
  type FoundDifference,
} from '../payments/money/difference-repository.ts';
import type { MakeChange } from '../../outbox/change.ts';
import { readPayments, readRefunds } from '../payments/money/money-repository.ts';
import type { MoneyBooks } from '../payments/payments-module.ts';
import type { ProviderData } from '../providers/provider-data.ts';
import { comparePayment, compareRefund, hasMoney } from './comparison.ts';
import { count, type Tally } from './tally.ts';

/** What comparing the books works with. */
export interface CompareBooksOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  readonly books: MoneyBooks;
  readonly differences: BookDifferences;
  /** Told of rows that cannot be read. */
  readonly data: Pick<ProviderData, 'read'>;
}

/** The provider shows so few of our payments that it cannot be the shop they were made with. */
export class AnotherShopError extends Error {
  override readonly name = 'AnotherShopError';
  constructor(missing: number) {
    super(
      `The provider does not show ${missing} payments of this period: is the portal connected to the right shop?`,
    );
  }
}

/** More that the provider's lists lack are not asked for one by one. */
const maxMissing = 50;
/** Both sides' clocks, and a payment that is written a moment before the provider makes it. */
const marginMilliseconds = 5 * 60_000;

/**
 * Compares our books with a provider's for a period by when payments and refunds were created there. May be
 * done again however often: what is adopted is applied as a notification would be, and a difference is
 * written down once.
 */
export function createBookComparison(options: CompareBooksOptions) {
  const { prisma, makeChange, books, differences, data } = options;

  async function known(providerPaymentIds: readonly string[]): Promise<Map<string, KnownPayment>> {
    const ids = { in: [...providerPaymentIds] };
    const payments = await readPayments(prisma, { providerPaymentId: ids });
    const refunds = await readRefunds(prisma, { payment: { providerPaymentId: ids } });
    return new Map(
      payments.map((payment) => {
        const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
        return [payment.providerPaymentId ?? '', { payment, refunds: own }];
      }),
    );
  }

  /**
   * @param onPage - told after each page how far it is, and before each that is asked for by itself
   * @throws PaymentGatewayError when the provider does not answer.
   * @throws AnotherShopError
   */
  return async function compare(
    provider: string,
    system: PaymentProvider,
    period: { readonly since: Date; readonly until: Date },
    tally: Tally,
    onPage: () => Promise<void>,
  ): Promise<void> {
    const { gateway } = system;
    const seen = new Set<string>();
    const odd: Record<'payments' | 'refunds', unknown[]> = { payments: [], refunds: [] };
    const found = new Set<string>();
    const nameOf = ({ kind, subject }: Pick<FoundDifference, 'kind' | 'subject'>) =>
      `${kind} ${subject}`;

    async function note(difference: FoundDifference): Promise<void> {
      found.add(nameOf(difference));
      tally.found += 1;
      await makeChange((change) => differences.open(change, difference));
    }

    async function noteAdopted(difference: FoundDifference): Promise<void> {
      tally.adopted += 1;
      await makeChange(({ transaction }) => differences.noteAdopted(transaction, difference));
    }

    /** Does what adopts the provider's word; false when what follows is refused or cannot be read. */
    async function adopted(work: () => Promise<unknown>): Promise<boolean> {
      try {
        await work();
        return true;
      } catch (error) {
        if (isRefused(error) || isUnreadable(error)) return false;
        throw error;
      }
    }

    async function checkPayment(before: KnownPayment | undefined, theirs: GatewayPayment) {
      seen.add(`payment:${theirs.id}`);
      const compared = comparePayment(before, theirs, system);
      if (compared.kind === 'foreign') tally.foreign += 1;
      if (compared.kind === 'nothing' || compared.kind === 'foreign') return;
      if (compared.kind === 'same') {
        count(tally.payments, theirs.amountKopecks, theirs.amountKopecks, true);
        return;
      }
      if (compared.kind === 'unknown') return checkUnknown(theirs);
      const isAdopted = await adopted(async () => {
        if (before) await books.payments.apply(before.payment, theirs);
      });
      const after = (await known([theirs.id])).get(theirs.id);
      const left = comparePayment(after, theirs, system);
      const isSame = left.kind === 'same' || left.kind === 'nothing';
      count(tally.payments, moneyOf(theirs), after ? moneyOf(ourEntry(after)) : 0, false);
      const pair = { ...(before && { known: before }), theirs };
      if (isAdopted && isSame) return noteAdopted(paymentFound('payment-behind', provider, pair));
      const fields = left.kind === 'other' ? left.fields : [];
      return note(paymentFound('payment-differs', provider, pair, fields));
    }

    /** One of ours that was never answered for is adopted; for any other somebody must decide. */
    async function checkUnknown(theirs: GatewayPayment): Promise<void> {
      const { orderId, reference } = theirs;
      const order = await prisma.order.findFirst({
        where: { id: orderId ?? 0 },
        select: { payments: { select: { id: true, providerPaymentId: true } } },
      });
      const isOurs = order?.payments.some(
        ({ id, providerPaymentId }) => id === reference && providerPaymentId === null,
      );
      const isAdopted = isOurs && (await books.adoptPayment(provider, theirs)) !== null;
      count(tally.payments, theirs.amountKopecks, isAdopted ? theirs.amountKopecks : 0, false);
      if (isAdopted) return noteAdopted(paymentFound('payment-behind', provider, { theirs }));
      const kind = order ? 'payment-unknown' : 'payment-without-order';
      return note(paymentFound(kind, provider, { theirs }));
    }

    async function checkRefund(known: KnownPayment | undefined, theirs: GatewayRefund) {
      if (!known) return;
      const { payment } = known;
      seen.add(`refund:${theirs.id}`);
      const ours = known.refunds.find(({ providerRefundId }) => providerRefundId === theirs.id);
      const compared = compareRefund(ours, theirs);
      const refundedKopecks = theirs.status === 'succeeded' ? theirs.amountKopecks : 0;
      if (compared === 'nothing') return;
      if (compared === 'same') {
        if (refundedKopecks > 0) count(tally.refunds, refundedKopecks, refundedKopecks, true);
        return;
      }
      if (compared === 'other') {
        count(tally.refunds, refundedKopecks, ours?.amountKopecks ?? 0, false);
        return note(refundFound('refund-differs', payment, ours, theirs));
      }
      const isTaken = payment.status === 'succeeded';
      const isAdopted = await adopted(async () => {
        if (isTaken) await books.adoptRefund(payment, theirs);
        else await books.payments.apply(payment, await gateway.getPayment(theirs.paymentId));
      });
      if (refundedKopecks > 0)
        count(tally.refunds, refundedKopecks, isAdopted ? refundedKopecks : 0, false);
      const difference = refundFound('refund-behind', payment, ours, theirs);
      return isAdopted ? noteAdopted(difference) : note(difference);
    }

    /** Those of ours in the period that the lists did not show. */
    async function checkMissing(): Promise<void> {
      const created = {
        gte: new Date(period.since.getTime() + marginMilliseconds),
        lt: new Date(period.until.getTime() - marginMilliseconds),
      };
      const ours = await readPayments(prisma, {
        provider,
        providerPaymentId: { not: null },
        status: { in: ['succeeded', 'waiting_for_capture'] },
        createdAt: created,
      });
      // Shown, though nobody can read how they are.
      const unread = new Set([...odd.payments, ...odd.refunds].map(nameOfRow));
      const missing = ours.filter(
        ({ providerPaymentId: id }) => !seen.has(`payment:${id}`) && !unread.has(id ?? ''),
      );
      const refunds = await readRefunds(prisma, {
        payment: { provider },
        providerRefundId: { not: null },
        status: 'succeeded',
        createdAt: created,
      });
      const missingRefunds = refunds.filter(
        ({ providerRefundId: id }) => !seen.has(`refund:${id}`) && !unread.has(id ?? ''),
      );
      const total = missing.length + missingRefunds.length;
      if (total > maxMissing) throw new AnotherShopError(total);
      for (const payment of missing) {
        await onPage();
        const id = payment.providerPaymentId ?? '';
        const before = (await known([id])).get(id);
        const theirs = await fetchOf(gateway.getPayment(id));
        if (theirs === 'unreadable') odd.payments.push({ id });
        else if (theirs) await checkPayment(before, theirs);
        else if (before) {
          seen.add(`payment:${id}`);
          count(tally.payments, 0, moneyOf(ourEntry(before)), false);
          await note(paymentFound('payment-missing', provider, { known: before }));
        }
      }
      for (const refund of missingRefunds) {
        await onPage();
        const id = refund.providerRefundId ?? '';
        const theirs = await fetchOf(gateway.getRefund(id));
        const payment = await books.queries.get(refund.paymentId);
        const paymentId = payment.providerPaymentId ?? '';
        const own = (await known([paymentId])).get(paymentId);
        if (theirs === 'unreadable') odd.refunds.push({ id });
        else if (theirs) await checkRefund(own, theirs);
        else {
          seen.add(`refund:${id}`);
          count(tally.refunds, 0, refund.amountKopecks, false);
          await note(refundFound('refund-differs', payment, refund, undefined));
        }
      }
    }

    /** What was found before, was looked at again and is not found any more. */
    async function closeAgreed(): Promise<void> {
      for (const open of await differenceRepository.readOpen(prisma, provider)) {
        if (!seen.has(open.subject) || found.has(nameOf(open))) continue;
        await makeChange((change) => differences.close(change, open));
      }
    }

    // Refunds first: what a payment lacks then is the payment's own.
    for await (const page of pages((cursor) => gateway.listRefunds({ ...period, ...cursor }))) {
      const { items } = page;
      odd.refunds.push(...page.odd);
      const own = await known(items.map(({ paymentId }) => paymentId));
      for (const refund of items) await checkRefund(own.get(refund.paymentId), refund);
      await onPage();
    }
    for await (const page of pages((cursor) => gateway.listPayments({ ...period, ...cursor }))) {
      const { items } = page;
      odd.payments.push(...page.odd);
      const own = await known(items.map(({ id }) => id));
      for (const payment of items) await checkPayment(own.get(payment.id), payment);
      await onPage();
    }
    await checkMissing();
    await closeAgreed();
    for (const list of ['payments', 'refunds'] as const) {
      data.read(list, (onOdd) => odd[list].forEach((row) => onOdd(row)), provider);
    }
  };
}

/** Pages of a list of the provider's, one after another. */
async function* pages<Item>(
  list: (cursor: Pick<GatewayPeriod, 'cursor'>) => Promise<GatewayPage<Item>>,
): AsyncGenerator<GatewayPage<Item>> {
  let cursor: string | null = null;
  do {
    const page: GatewayPage<Item> = await list(cursor === null ? {} : { cursor });
    yield page;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** Null for what the provider does not have. */
async function fetchOf<Thing>(pending: Promise<Thing>): Promise<Thing | 'unreadable' | null> {
  try {
    return await pending;
  } catch (error) {
    if (isRefused(error)) return null;
    if (isUnreadable(error)) return 'unreadable';
    throw error;
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof PaymentGatewayError && error.kind === 'refused';
}

function isUnreadable(error: unknown): boolean {
  return error instanceof PaymentGatewayError && error.code === unreadableAnswerCode;
}

function moneyOf(entry: { readonly status: string; readonly amountKopecks: number }): number {
  return hasMoney(entry) ? entry.amountKopecks : 0;
}
