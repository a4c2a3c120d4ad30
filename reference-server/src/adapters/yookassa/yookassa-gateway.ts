import { readRows } from '@portal/domain/contract';
import type * as z from 'zod';
import { cutText } from '../../kernel/cut-text.ts';
import type { GatewayPage } from '../../ports/gateway-payment.ts';
import type { GatewayPeriod, PaymentGateway, Receipt } from '../../ports/payment-gateway.ts';
import { amountOf } from './wire-amount.ts';
import { wireReceiptOf, type ReceiptSettings } from './wire-receipt.ts';
import {
  listAnswer,
  ofOrder,
  paymentAnswer,
  readNotification,
  referenceField,
  refundAnswer,
} from './yookassa-answers.ts';
import { createCallYookassa, unreadableAnswer, type YookassaAccess } from './yookassa-call.ts';

export interface YookassaSettings extends YookassaAccess {
  /** Absent: the shop issues no receipts through YooKassa, and none are sent. */
  receipts?: ReceiptSettings;
}

const maxDescription = 128;
const maxRefundDescription = 250;
const pageSize = '100';

/**
 * Takes payments through YooKassa's API v3, for its widget (`embedded` confirmation).
 * @source YooKassa's OpenAPI document, as listed in the protocol notes
 */
export function createYookassaGateway(settings: YookassaSettings): PaymentGateway {
  const call = createCallYookassa(settings);

  function receiptField(receipt: Receipt | undefined, amountKopecks: number): object {
    if (receipt === undefined || settings.receipts === undefined) return {};
    return { receipt: wireReceiptOf(receipt, amountKopecks, settings.receipts) };
  }

  async function readPage<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    item: Schema,
    cursor?: string,
  ): Promise<GatewayPage<z.output<Schema>>> {
    const parameters = new URLSearchParams({
      ...query,
      limit: pageSize,
      ...(cursor !== undefined && { cursor }),
    });
    const answer = await call({ path: `${path}?${parameters.toString()}` }, listAnswer);
    const odd: unknown[] = [];
    const items = readRows(item, answer.items, (row) => odd.push(row));
    return { items, odd, nextCursor: answer.next_cursor ?? null };
  }

  /** @param isRequired - which rows may not be left out, though they cannot be read */
  async function readAll<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    item: Schema,
    isRequired: (row: unknown) => boolean,
  ): Promise<z.output<Schema>[]> {
    const found: z.output<Schema>[] = [];
    let cursor: string | undefined;
    do {
      const page = await readPage(path, query, item, cursor);
      if (page.odd.some(isRequired)) throw unreadableAnswer();
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return found;
  }

  const gateway: PaymentGateway = {
    composePayment: ({ orderId, reference, amountKopecks, description, capture, receipt }) =>
      JSON.stringify({
        amount: amountOf(amountKopecks),
        capture: capture === 'automatic',
        confirmation: { type: 'embedded' },
        description: cutText(description, maxDescription),
        metadata: {
          order_id: String(orderId),
          ...(reference !== undefined && { [referenceField]: reference }),
        },
        ...receiptField(receipt, amountKopecks),
      }),
    composeCapture: ({ amountKopecks, receipt }) =>
      JSON.stringify({ amount: amountOf(amountKopecks), ...receiptField(receipt, amountKopecks) }),
    composeRefund: ({ paymentId, reference, amountKopecks, description, receipt }) =>
      JSON.stringify({
        payment_id: paymentId,
        amount: amountOf(amountKopecks),
        ...(description && { description: cutText(description, maxRefundDescription) }),
        ...(reference !== undefined && { metadata: { [referenceField]: reference } }),
        ...receiptField(receipt, amountKopecks),
      }),

    createPayment: async (command) => {
      const body = command.request ?? gateway.composePayment(command);
      return call(
        { path: 'payments', idempotenceKey: command.idempotenceKey, body },
        paymentAnswer,
      );
    },

    getPayment: (paymentId) =>
      call({ path: `payments/${encodeURIComponent(paymentId)}` }, paymentAnswer),

    async findPaymentsByOrder({ orderId, createdSince }) {
      const query = { 'created_at.gte': createdSince.toISOString() };
      const isOfOrder = (row: unknown) => ofOrder.safeParse(row).data === orderId;
      const payments = await readAll('payments', query, paymentAnswer, isOfOrder);
      return payments.filter((payment) => payment.orderId === orderId);
    },

    capturePayment: async (command) => {
      const { idempotenceKey, paymentId } = command;
      const body = command.request ?? gateway.composeCapture(command);
      const path = `payments/${encodeURIComponent(paymentId)}/capture`;
      return call({ path, idempotenceKey, body }, paymentAnswer);
    },

    cancelPayment: ({ idempotenceKey, paymentId }) => {
      const path = `payments/${encodeURIComponent(paymentId)}/cancel`;
      return call({ path, idempotenceKey, body: '{}' }, paymentAnswer);
    },

    refundPayment: async (command) => {
      const body = command.request ?? gateway.composeRefund(command);
      return call({ path: 'refunds', idempotenceKey: command.idempotenceKey, body }, refundAnswer);
    },

    getRefund: (refundId) =>
      call({ path: `refunds/${encodeURIComponent(refundId)}` }, refundAnswer),

    findRefundsByPayment: (paymentId) =>
      readAll('refunds', { payment_id: paymentId }, refundAnswer, () => true),

    listPayments: ({ cursor, ...period }) =>
      readPage('payments', createdIn(period), paymentAnswer, cursor),

    listRefunds: ({ cursor, ...period }) =>
      readPage('refunds', createdIn(period), refundAnswer, cursor),

    readNotification,
  };
  return gateway;
}

function createdIn({ since, until }: Omit<GatewayPeriod, 'cursor'>): Record<string, string> {
  return { 'created_at.gte': since.toISOString(), 'created_at.lt': until.toISOString() };
}
