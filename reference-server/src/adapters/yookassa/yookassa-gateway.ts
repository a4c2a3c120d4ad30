import type { z } from 'zod';
import type { PaymentGateway, Receipt } from '../../ports/payment-gateway.ts';
import { amountOf } from './wire-amount.ts';
import { wireReceiptOf, type ReceiptSettings } from './wire-receipt.ts';
import { listAnswer, paymentAnswer, readNotification, refundAnswer } from './yookassa-answers.ts';
import { createCallYookassa, type YookassaAccess } from './yookassa-call.ts';

export interface YookassaSettings extends YookassaAccess {
  /** Absent: the shop issues no receipts through YooKassa, and none are sent. */
  receipts?: ReceiptSettings;
}

const longestDescription = 128;
const longestRefundDescription = 250;
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

  async function readAll<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    item: Schema,
  ): Promise<z.output<Schema>[]> {
    const found: z.output<Schema>[] = [];
    const page = listAnswer.extend({ items: item.array() });
    let cursor: string | undefined;
    do {
      const parameters = new URLSearchParams({
        ...query,
        limit: pageSize,
        ...(cursor && { cursor }),
      });
      const answer = await call({ path: `${path}?${parameters.toString()}` }, page);
      found.push(...answer.items);
      cursor = answer.next_cursor;
    } while (cursor !== undefined);
    return found;
  }

  return {
    createPayment: async ({
      idempotenceKey,
      orderId,
      amountKopecks,
      description,
      capture,
      receipt,
    }) =>
      call(
        {
          path: 'payments',
          idempotenceKey,
          body: {
            amount: amountOf(amountKopecks),
            capture: capture === 'automatic',
            confirmation: { type: 'embedded' },
            description: description.slice(0, longestDescription),
            metadata: { order_id: String(orderId) },
            ...receiptField(receipt, amountKopecks),
          },
        },
        paymentAnswer,
      ),

    getPayment: (paymentId) =>
      call({ path: `payments/${encodeURIComponent(paymentId)}` }, paymentAnswer),

    async findPaymentsByOrder({ orderId, createdSince }) {
      const query = { 'created_at.gte': createdSince.toISOString() };
      const payments = await readAll('payments', query, paymentAnswer);
      return payments.filter((payment) => payment.orderId === orderId);
    },

    capturePayment: async ({ idempotenceKey, paymentId, amountKopecks, receipt }) => {
      const body = { amount: amountOf(amountKopecks), ...receiptField(receipt, amountKopecks) };
      const path = `payments/${encodeURIComponent(paymentId)}/capture`;
      return call({ path, idempotenceKey, body }, paymentAnswer);
    },

    cancelPayment: ({ idempotenceKey, paymentId }) => {
      const path = `payments/${encodeURIComponent(paymentId)}/cancel`;
      return call({ path, idempotenceKey, body: {} }, paymentAnswer);
    },

    refundPayment: async ({ idempotenceKey, paymentId, amountKopecks, description, receipt }) =>
      call(
        {
          path: 'refunds',
          idempotenceKey,
          body: {
            payment_id: paymentId,
            amount: amountOf(amountKopecks),
            ...(description && { description: description.slice(0, longestRefundDescription) }),
            ...receiptField(receipt, amountKopecks),
          },
        },
        refundAnswer,
      ),

    getRefund: (refundId) =>
      call({ path: `refunds/${encodeURIComponent(refundId)}` }, refundAnswer),

    findRefundsByPayment: (paymentId) =>
      readAll('refunds', { payment_id: paymentId }, refundAnswer),

    readNotification,
  };
}
