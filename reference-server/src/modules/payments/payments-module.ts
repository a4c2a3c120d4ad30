import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { createDueMoney } from './due-money-store.ts';
import { createHeldMoney } from './held-money.ts';
import { createHeldMoneyDecisions } from './held-money-store.ts';
import type { MoneyTransaction } from './money-store.ts';
import { createMoneyWatch } from './money-watch.ts';
import { createOrderInquiry } from './order-inquiry.ts';
import { paymentDeskRoutes } from './payment-desk-routes.ts';
import { createPaymentInquiry } from './payment-inquiry.ts';
import { createPaymentIntents } from './payment-intent-store.ts';
import { createPaymentReadings } from './payment-reading-store.ts';
import { paymentRoutes, type PaymentRoutesOptions } from './payment-routes.ts';
import { createRefundInquiry } from './refund-inquiry.ts';
import { createSettlement } from './settlement-store.ts';
import { createStaffRefunds } from './staff-refund-store.ts';
import { createWebhookHandling } from './webhook-handling.ts';
import { createWebhookInbox } from './webhook-store.ts';

/** What the module of payments needs. */
export interface PaymentsModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly gateway: PaymentGateway;
  /** The shop whose payments are ours. */
  readonly shopId: string;
  /** `automatic` takes the money at once, `manual` holds it until staff capture it. */
  readonly capture: 'automatic' | 'manual';
  readonly orders: PaymentRoutesOptions['orders'];
  readonly outbox: Outbox;
  readonly log: Logger;
}

/** Payments, and everything that goes on behind the calls. */
export interface PaymentsModule {
  readonly routes: Route[];
  /** What becomes of the money of an order that is canceled. */
  readonly canceledOrderMoney: {
    /** Inside the transaction that cancels the order, whose row is locked. */
    giveBack(transaction: MoneyTransaction, orderId: number): Promise<void>;
    /** Says after the commit that there is money to give back. */
    poke(): void;
  };
  /** Begins to handle notifications, looks at every open payment at once, and makes refunds. */
  start(): void;
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

/** Names the provider in rows, beside others that may come. */
const provider = 'yookassa';

/** Payments: beginning, reading and settling them, notifications, refunds. */
export function createPaymentsModule(options: PaymentsModuleOptions): PaymentsModule {
  const { gateway, outbox, log } = options;
  const { prisma } = options.database;
  const readings = createPaymentReadings(prisma);
  const due = createDueMoney(prisma);
  const inbox = createWebhookInbox(prisma, provider);
  const settlement = createSettlement(prisma, outbox);

  const refunds = createRefundInquiry({
    gateway,
    readings,
    settlement,
    due,
    log,
    onSettled: () => outbox.poke('live'),
  });
  const refundWatch = createMoneyWatch({
    name: 'refund',
    prepare: () => due.reopenRefunds(),
    claim: (limit) => due.claimRefunds(limit),
    handle: (refund) => refunds.update(refund),
    log,
  });
  const payments = createPaymentInquiry({
    ...options,
    readings,
    settlement,
    due,
    onSettled: () => {
      outbox.poke('live');
      refundWatch.poke();
    },
  });
  const paymentWatch = createMoneyWatch({
    name: 'payment',
    prepare: () => due.reopenPayments(),
    claim: (limit) => due.claimPayments(limit),
    handle: (payment) => payments.update(payment),
    log,
  });
  const webhookWatch = createMoneyWatch({
    name: 'notification',
    claim: (limit) => inbox.claim(limit),
    handle: createWebhookHandling({ gateway, inbox, readings, payments, refunds, log }),
    log,
  });
  const watches = [webhookWatch, paymentWatch, refundWatch];

  return {
    routes: [
      ...paymentRoutes({
        gateway,
        intents: createPaymentIntents(prisma, outbox, provider),
        inquiry: payments,
        inbox,
        orderInquiry: createOrderInquiry(readings, payments, refunds),
        orders: options.orders,
        outbox,
        pokeWebhooks: () => {
          webhookWatch.poke();
        },
      }),
      ...paymentDeskRoutes({
        heldMoney: createHeldMoney({
          decisions: createHeldMoneyDecisions(prisma),
          gateway,
          readings,
          inquiry: payments,
        }),
        staffRefunds: createStaffRefunds(prisma),
        refunds,
        readings,
        orders: options.orders,
      }),
    ],
    canceledOrderMoney: {
      giveBack: (transaction, orderId) => settlement.giveBack(transaction, orderId),
      poke() {
        paymentWatch.poke();
        refundWatch.poke();
      },
    },
    start() {
      for (const watch of watches) watch.start();
    },
    async stop() {
      await Promise.all(watches.map((watch) => watch.stop()));
    },
  };
}
