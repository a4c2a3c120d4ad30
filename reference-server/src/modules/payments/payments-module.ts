import type { CardPaymentBounds } from '@portal/domain/payments';
import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createNetworkList, loopbackNetworks } from '../../kernel/network/network-list.ts';
import type { MakeChange } from '../../outbox/change.ts';
import type { PaymentProviders } from '../../ports/payment-gateway.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { createBookDifferences, type BookDifferences } from './money/book-differences.ts';
import { createDueMoney } from './due-money-repository.ts';
import { createHeldMoney } from './payment/held-money.ts';
import { createHeldMoneyDecisions } from './payment/held-money-repository.ts';
import { createMoneyAlerts } from './money/money-alerts.ts';
import type { PaymentRow } from './money/money-rows.ts';
import { createMoneyWatch } from './money-watch.ts';
import { createOrderSync } from './order-sync.ts';
import { adminPaymentRoutes } from './admin-payment-routes.ts';
import { createPaymentIntents } from './payment/payment-intent-repository.ts';
import { createPaymentAdoption, type PaymentAdoption } from './payment/payment-adoption.ts';
import { createPaymentQueries, type PaymentQueries } from './payment/payment-queries.ts';
import { paymentRoutes, type PaymentRoutesOptions } from './payment-routes.ts';
import {
  createPaymentSync,
  type PaymentSync,
  type PaymentSyncOptions,
} from './payment/payment-sync.ts';
import { createRefundRepository, type RefundRepository } from './refund/refund-repository.ts';
import { createRefundSync, type RefundSync } from './refund/refund-sync.ts';
import { createSettlementRepository } from './payment/settlement-repository.ts';
import { createRefundConfirmation, type RefundConfirmation } from './refund/refund-confirmation.ts';
import { createStaffRefunds, type StaffRefunds } from './refund/staff-refund-repository.ts';
import { createWebhookHandling } from './webhook/webhook-handling.ts';
import { createWebhookInbox } from './webhook/webhook-repository.ts';

/** What the module of payments needs. */
export interface PaymentsModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  /** The payment systems with an adapter; orders that name another one are not paid through the portal. */
  readonly providers: PaymentProviders;
  /** Networks from which the provider notifies, as CIDR. Default: this machine. */
  readonly notificationNetworks?: readonly string[];
  /** `automatic` takes the money at once, `manual` holds it until staff capture it. */
  readonly capture: 'automatic' | 'manual';
  readonly orders: PaymentRoutesOptions['orders'];
  readonly alerts: Alerts;
  readonly settings: PaymentSyncOptions['settings'] & {
    read(): Promise<Pick<PortalSettings, 'refundConfirmAbove' | 'timeZone'> & CardPaymentBounds>;
  };
  readonly makeChange: MakeChange;
  readonly log: Logger;
}

/** Ways to bring our books to what the provider's say; each may be done again. */
export interface MoneyBooks {
  /** Lists what the providers hold, by payment system. */
  readonly providers: PaymentProviders;
  readonly queries: PaymentQueries;
  /** Re-reads a payment: books refunds we do not know, settles it, does what follows. */
  readonly payments: Pick<PaymentSync, 'sync' | 'apply' | 'adoptRefunds'>;
  /** Brings a refund to what the provider has. */
  readonly refunds: RefundSync;
  /** Takes in a payment that we do not know. */
  readonly adoptPayment: PaymentAdoption['adopt'];
  /** Takes in a refund that we do not know, of a payment that we do. */
  readonly adoptRefund: RefundRepository['book'];
  /** Decides a refund; {@link MoneyBooks.refunds} then makes it. */
  readonly beginRefund: StaffRefunds['begin'];
  readonly refundConfirmation: RefundConfirmation;
  readonly noteReturned: RefundRepository['noteReturned'];
  /** Differences that were found, here or by comparing the books. */
  readonly differences: BookDifferences;
}

/** The provider whose webhook the portal has. */
const webhookProvider = 'yookassa';

/** Payments: beginning, reading and settling them, notifications, refunds. */
export function createPaymentsModule(options: PaymentsModuleOptions) {
  const { providers, makeChange, log } = options;
  const senders = createNetworkList(options.notificationNetworks ?? loopbackNetworks);
  const { prisma } = options.database;
  const queries = createPaymentQueries(prisma);
  const due = createDueMoney(prisma);
  const inbox = createWebhookInbox(prisma, webhookProvider);
  const differences = createBookDifferences(options.alerts);
  const alerts = createMoneyAlerts(options.alerts, differences);
  const settlement = createSettlementRepository(prisma, makeChange, alerts);
  const repository = createRefundRepository(prisma, makeChange, alerts);
  const refundConfirmation = createRefundConfirmation(options.settings);
  const staffRefunds = createStaffRefunds(prisma, refundConfirmation);
  const providerOf = ({ provider }: Pick<PaymentRow, 'provider'>) => known(provider);

  function known(provider: string) {
    const found = providers.get(provider);
    if (!found) throw new Error(`The payment system ${provider} has no adapter any more.`);
    return found;
  }

  const paymentOptions = {
    ...{ providerOf, capture: options.capture, queries, settlement, due, log },
    settings: options.settings,
    bookRefund: repository.book,
    onSettled: () => refundWatch.wake(),
  };
  const payments = createPaymentSync(paymentOptions);
  const refunds = createRefundSync({
    ...{ providerOf, queries, repository, payments, due, log },
  });
  const refundWatch = createMoneyWatch({
    name: 'refund',
    due: due.refundWork,
    prepare: () => due.reopenRefunds(),
    claim: (limit) => due.claimRefunds(limit),
    handle: (refund) => refunds.sync(refund),
    log,
  });
  const paymentWatch = createMoneyWatch({
    name: 'payment',
    due: due.paymentWork,
    prepare: () => due.reopenPayments(),
    claim: (limit) => due.claimPayments(limit),
    handle: (payment) => payments.sync(payment),
    log,
  });
  const { gateway, notifiedGateway = gateway } = known(webhookProvider);
  const handleWebhook = createWebhookHandling({
    ...{ gateway: notifiedGateway, inbox, queries, log },
    payments: createPaymentSync({
      ...paymentOptions,
      providerOf: (payment) =>
        payment.provider === webhookProvider
          ? { ...known(webhookProvider), gateway: notifiedGateway }
          : providerOf(payment),
    }),
  });
  const webhookWatch = createMoneyWatch({
    name: 'notification',
    due: inbox.knownWork,
    claim: (limit) => inbox.claim(limit),
    handle: handleWebhook,
    log,
  });
  // One in a second, and never before one that the provider itself has sent.
  const unknownWebhookWatch = createMoneyWatch({
    name: 'notification of an unknown sender',
    due: inbox.unknownWork,
    claim: () => inbox.claimUnknown(),
    handle: handleWebhook,
    log,
  });
  const watches = [webhookWatch, unknownWebhookWatch, paymentWatch, refundWatch];

  return {
    routes: [
      ...paymentRoutes({
        gateway,
        intents: createPaymentIntents(makeChange, providers, options.settings),
        payments,
        inbox,
        orderSync: createOrderSync(queries, payments, refunds),
        orders: options.orders,
        isKnownSender: senders.has,
        wakeWebhooks: () => {
          webhookWatch.wake();
        },
      }),
      ...adminPaymentRoutes({
        heldMoney: createHeldMoney({
          decisions: createHeldMoneyDecisions(prisma),
          ...{ providerOf, queries, settlement, payments },
        }),
        staffRefunds,
        refunds,
        queries,
        orders: options.orders,
      }),
    ],
    /** The `title_system` of each payment system with an adapter. */
    onlinePaymentSystems: [...providers.keys()],
    /** What comparing the books with the provider's works with. */
    books: {
      ...{ providers, queries, payments, refunds },
      adoptPayment: createPaymentAdoption(prisma, queries, payments).adopt,
      adoptRefund: repository.book,
      beginRefund: staffRefunds.begin,
      refundConfirmation,
      noteReturned: repository.noteReturned,
      differences,
    },
    /** What becomes of the money of an order that is canceled. */
    canceledOrderMoney: {
      returnMoney: settlement.returnMoney,
      wake() {
        paymentWatch.wake();
        refundWatch.wake();
      },
    },
    /** Begins to handle notifications, looks at every open payment at once, and makes refunds. */
    start() {
      for (const watch of watches) watch.start();
    },
    /** Begins nothing more and waits for what is under way. */
    async stop() {
      await Promise.all(watches.map((watch) => watch.stop()));
    },
  };
}
