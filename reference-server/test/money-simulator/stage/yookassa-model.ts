import express from 'express';
import type { SandboxContext } from '../../../sandbox/provider.ts';
import type { Collection, SandboxState } from '../../../sandbox/state/sandbox-state.ts';
import { createApiRoutes } from '../../../sandbox/yookassa/api-routes.ts';
import type { Notifications } from '../../../sandbox/yookassa/notifications.ts';
import type {
  PaymentRecord,
  RefundRecord,
} from '../../../sandbox/yookassa/payments/payment-record.ts';
import { createShop } from '../../../sandbox/yookassa/shop.ts';
import type { ShopSettings } from '../../../sandbox/yookassa/shop-settings.ts';
import { yookassaSandboxCredentials } from '../../../sandbox/yookassa/yookassa-credentials.ts';
import { callApp, type AppAnswer, type AppRequest } from './call-app.ts';

const uuidLength = 36;

/** What the shop's own server is told by the provider. */
interface Notification {
  readonly event: string;
  readonly object: object;
}

/** What is asked for in the cabinet. */
interface CabinetInput {
  readonly payment_id?: string;
  readonly amount?: ElsewherePayment['amount'];
}

/** A payment of another system of the shop, which names an order of the portal's numbering. */
interface ElsewherePayment {
  readonly orderId: number;
  readonly amount: { readonly value: string; readonly currency: 'RUB' };
  readonly capture: boolean;
}

/** The provider, in this process and without a line to it: the sandbox's own ledgers, kept in memory. */
export type YookassaModel = ReturnType<typeof openYookassaModel>;

/** Opens the shop. `doesNotify` says which events are ticked in the cabinet. */
export function openYookassaModel(doesNotify: (event: string) => boolean) {
  const state = createMemoryState();
  const notifications: Notification[] = [];
  const context: SandboxContext = {
    state,
    clock: { now: () => new Date(), advance: () => undefined },
    faults: {
      order: () => undefined,
      list: () => [],
      takeForRequest: () => null,
      takeForWebhook: () => null,
    },
    answering: (answer) => (request, response) => {
      const { status, body } = answer(request);
      response.status(status).json(body);
    },
    publicUrl: () => 'http://yookassa.test',
    portalUrl: () => null,
    report: () => undefined,
  };
  const sent: Notifications = {
    add: (event, _paymentId, object) => {
      if (doesNotify(event)) notifications.push({ event, object });
    },
    deliverDue: async () => undefined,
    list: () => [],
    stop: async () => undefined,
  };
  const shop = createShop(context, sent);
  const app = express().use('/v3', createApiRoutes(context, shop));
  const { shopId, secretKey } = yookassaSandboxCredentials;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  const refundKeys = new Map<string, Set<string>>();
  let cabinetActions = 0;

  const receiptFor = (amount: ElsewherePayment['amount']) => ({
    customer: { email: 'hotel@example.test' },
    items: [{ description: 'Домик', amount, quantity: 1, vat_code: 1 }],
  });
  const waiting = () =>
    shop.refunds
      .list()
      .reverse()
      .filter(({ status }) => status === 'pending');

  async function serve(request: AppRequest): Promise<AppAnswer> {
    const answer = await callApp(app, request);
    const key = request.headers?.['idempotence-key'];
    if (request.path === '/v3/refunds' && key !== undefined && answer.status === 200) {
      const { id } = JSON.parse(answer.text) as { id: string };
      const refund = key.slice(0, uuidLength);
      refundKeys.set(refund, (refundKeys.get(refund) ?? new Set()).add(id));
    }
    return answer;
  }

  return {
    /** Answers a request to its API at once. */
    serve,
    /** What somebody does in the merchant's cabinet; the HTTP status says whether it was allowed. */
    async cabinet(path: string, body: CabinetInput): Promise<number> {
      cabinetActions += 1;
      const headers = { authorization, 'idempotence-key': `cabinet-${cabinetActions}` };
      const payload = body.amount ? { ...body, receipt: receiptFor(body.amount) } : body;
      const request = {
        method: 'POST',
        path: `/v3/${path}`,
        headers,
        body: JSON.stringify(payload),
      };
      return (await callApp(app, request)).status;
    },
    /** The payer pays in the form, or gives up. False when the payment waits for nobody any more. */
    payerDecides(paymentId: string, isPaying: boolean): boolean {
      shop.payments.expire();
      const current = shop.payments.get(paymentId);
      if (current.status !== 'pending') return false;
      if (isPaying) shop.payments.authorise(current, { card: null, usesThreeDSecure: false });
      else shop.payments.cancel(current, { party: 'payment_network', reason: 'general_decline' });
      return true;
    },
    /** What becomes of further refunds at once. */
    refundsBecome(refundOutcome: ShopSettings['refundOutcome']) {
      shop.cabinet.change({ refundOutcome });
    },
    /** Ends one of the refunds that wait. */
    refundEnds(which: number, isSuccessful: boolean) {
      const refunds = waiting();
      const refund = refunds[which % refunds.length];
      if (!refund) return;
      if (isSuccessful) shop.refunds.succeed(refund);
      else shop.refunds.cancel(refund);
    },
    /** Ends all of them, and makes further ones at once. */
    endRefunds() {
      shop.cabinet.change({ refundOutcome: 'succeeded' });
      for (const refund of waiting()) shop.refunds.succeed(refund);
    },
    /** Somebody pays what the portal has not asked for. */
    payElsewhere({ orderId, amount, capture }: ElsewherePayment) {
      const payment = shop.payments.create({
        ...{ amount, capture, receipt: receiptFor(amount) },
        confirmation: { type: 'redirect', return_url: 'https://hotel.example.test' },
        metadata: { order_id: String(orderId) },
      });
      shop.payments.authorise(payment, { card: null, usesThreeDSecure: false });
    },
    /** What of a payment can still be given back, in roubles. */
    leftRoubles(paymentId: string): number {
      const { amountKopecks, refundedKopecks } = shop.payments.get(paymentId);
      return (amountKopecks - refundedKopecks) / 100;
    },
    /** Ends what has waited too long by now. */
    expire: () => shop.payments.expire(),
    /** Oldest first. */
    payments: (): PaymentRecord[] => shop.payments.list().reverse(),
    refunds: (): RefundRecord[] => shop.refunds.list().reverse(),
    /** Keys, but for what distinguishes one try from the next, under which more than one refund was made. */
    repeatedKeys: (): string[] =>
      [...refundKeys].flatMap(([key, ids]) => {
        const stored = [...ids].filter((id) => shop.refunds.get(id).status !== 'canceled');
        return stored.length > 1 ? [key] : [];
      }),
    /** Notifications that wait to be sent, oldest first; the caller takes them out. */
    notifications,
    /** Begins anew, with the cabinet set up like this. */
    reset(settings: Partial<ShopSettings>) {
      state.forget();
      notifications.length = 0;
      refundKeys.clear();
      cabinetActions = 0;
      shop.cabinet.change(settings);
    },
  };
}

function createMemoryState(): SandboxState {
  const collections = new Map<string, Map<string, unknown>>();
  return {
    collection<Document>(name: string): Collection<Document> {
      const documents = new Map<string, Document>();
      collections.set(name, documents);
      return {
        get: (id) => documents.get(id),
        all: () => [...documents.values()],
        put: (id, document) => void documents.set(id, document),
        remove: (id) => void documents.delete(id),
      };
    },
    saved: async () => undefined,
    forget() {
      for (const documents of collections.values()) documents.clear();
    },
    close: async () => undefined,
  };
}
