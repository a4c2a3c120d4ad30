import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { PaymentRow, RefundRow } from './money-rows.ts';
import { readPayments, readRefunds } from './money-store.ts';
import type { ReceiptFacts } from './receipt.ts';

/** Reads payments and refunds. */
export interface PaymentReadings {
  findByProviderId(providerPaymentId: string): Promise<PaymentRow | null>;
  findRefund(id: string): Promise<RefundRow | null>;
  findRefundByProviderId(providerRefundId: string): Promise<RefundRow | null>;
  ofOrder(orderId: number): Promise<PaymentRow[]>;
  refundsOfOrder(orderId: number): Promise<RefundRow[]>;
  /** The payment that a refund belongs to. */
  ofRefund(refund: RefundRow): Promise<PaymentRow>;
  receiptFacts(orderId: number): Promise<ReceiptFacts>;
}

/** Readings in SQL. */
export function createPaymentReadings(prisma: PrismaClient): PaymentReadings {
  return {
    async findByProviderId(providerPaymentId) {
      const [payment] = await readPayments(prisma, { providerPaymentId });
      return payment ?? null;
    },
    async findRefund(id) {
      const [refund] = await readRefunds(prisma, { id });
      return refund ?? null;
    },
    async findRefundByProviderId(providerRefundId) {
      const [refund] = await readRefunds(prisma, { providerRefundId });
      return refund ?? null;
    },
    ofOrder: (orderId) => readPayments(prisma, { orderId }),
    refundsOfOrder: (orderId) => readRefunds(prisma, { payment: { orderId } }),
    async ofRefund({ paymentId }) {
      const [payment] = await readPayments(prisma, { id: paymentId });
      if (!payment) throw new Error(`Payment ${paymentId} is gone although it has a refund.`);
      return payment;
    },
    async receiptFacts(orderId) {
      const { guest, email, ...facts } = await prisma.order.findUniqueOrThrow({
        where: { id: orderId },
        select: {
          phone: true,
          email: true,
          feeName: true,
          feeKopecks: true,
          guest: { select: { email: true } },
          lines: {
            select: { name: true, priceKopecks: true, quantity: true, vatCode: true },
            orderBy: { position: 'asc' },
          },
        },
      });
      return { ...facts, email: email ?? guest.email };
    },
  };
}
