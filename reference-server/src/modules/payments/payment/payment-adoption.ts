import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import type { GatewayPayment } from '../../../ports/gateway-payment.ts';
import type { PaymentRow } from '../money/money-rows.ts';
import { readPayments } from '../money/money-repository.ts';
import type { PaymentQueries } from './payment-queries.ts';
import type { PaymentSync } from './payment-sync.ts';

/** Takes payments into the books that the provider knows and we do not. */
export type PaymentAdoption = ReturnType<typeof createPaymentAdoption>;

/** Adoption in SQL. */
export function createPaymentAdoption(
  prisma: Database['prisma'],
  queries: PaymentQueries,
  payments: PaymentSync,
) {
  /** A row for it; given up until the provider's word is applied, so that no other payment is in its way. */
  async function write(provider: string, orderId: number, reported: GatewayPayment) {
    const { id: providerPaymentId, amountKopecks, createdAt } = reported;
    const row = {
      id: randomUUID(),
      orderId,
      provider,
      providerPaymentId,
      amountKopecks,
      createdAt,
    };
    await prisma.payment.createMany({
      data: { ...row, status: 'canceled' },
      skipDuplicates: true,
    });
    return queries.findByProviderId(providerPaymentId);
  }

  return {
    /**
     * Books a payment as the provider shows it: ours where one was never answered for, else a new one of the
     * order that it names. Its money then pays the order, or goes back where the order needs none. Null
     * where it names no order of ours, or is not money here.
     * @throws PaymentGatewayError when what follows could not be done.
     */
    async adopt(provider: string, reported: GatewayPayment): Promise<PaymentRow | null> {
      const known = await queries.findByProviderId(reported.id);
      if (known) return payments.apply(known, reported);
      const { orderId, reference } = reported;
      if (orderId === null) return null;
      const order = await prisma.order.findUnique({ where: { id: orderId }, select: { id: true } });
      if (!order) return null;
      const ofOrder = await readPayments(prisma, { orderId, provider, providerPaymentId: null });
      const ours = ofOrder.find(({ id }) => reference === id);
      if (ours) return payments.apply(ours, reported);
      const written = await write(provider, orderId, reported);
      const { reference: _, ...unnamed } = reported;
      return written && payments.apply(written, unnamed);
    },
  };
}
