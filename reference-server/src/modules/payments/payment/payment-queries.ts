import type { PrismaClient } from '../../../../generated/prisma/client.ts';
import type { PaymentRow, RefundRow } from '../money/money-rows.ts';
import { readPayments, readRefunds } from '../money/money-repository.ts';
import type { ReceiptContext } from '../money/receipt.ts';

/** Reads payments and refunds. */
export type PaymentQueries = ReturnType<typeof createPaymentQueries>;

/** Readings in SQL. */
export function createPaymentQueries(prisma: PrismaClient) {
  return {
    /** @throws Error when it is gone, which none is that has a refund or a row in hand. */
    async get(id: string): Promise<PaymentRow> {
      const [payment] = await readPayments(prisma, { id });
      if (!payment) throw new Error(`Payment ${id} is gone although it is known.`);
      return payment;
    },
    async findByProviderId(providerPaymentId: string): Promise<PaymentRow | null> {
      const [payment] = await readPayments(prisma, { providerPaymentId });
      return payment ?? null;
    },
    async findRefund(id: string): Promise<RefundRow | null> {
      const [refund] = await readRefunds(prisma, { id });
      return refund ?? null;
    },
    async findRefundByProviderId(providerRefundId: string): Promise<RefundRow | null> {
      const [refund] = await readRefunds(prisma, { providerRefundId });
      return refund ?? null;
    },
    ofOrder: (orderId: number): Promise<PaymentRow[]> => readPayments(prisma, { orderId }),
    refundsOfOrder: (orderId: number): Promise<RefundRow[]> =>
      readRefunds(prisma, { payment: { orderId } }),
    async receiptContext(orderId: number): Promise<ReceiptContext> {
      const { guest, email, ...context } = await prisma.order.findUniqueOrThrow({
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
      return { ...context, email: email ?? guest.email };
    },
  };
}
