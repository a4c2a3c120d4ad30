import { json, Router, type Request } from 'express';
import type { Answer } from '../answer.ts';
import type { SandboxContext } from '../provider.ts';
import {
  presentPayment,
  presentRefund,
  type PaymentRecord,
  type RefundRecord,
} from './payments/payment-record.ts';
import type { Shop } from './shop.ts';
import { shopSettingsChange } from './shop-settings.ts';
import { testCards } from './payments/test-cards.ts';

/** What can be seen and steered of the shop, under `/__sandbox/yookassa/`. */
export function createYookassaControls(context: SandboxContext, shop: Shop): Router {
  const { payments, refunds, cabinet, notifications } = shop;
  const shown = (payment: PaymentRecord) => presentPayment(payment, context.publicUrl());
  const withoutCard = { card: null, usesThreeDSecure: false };

  const router = Router();
  router.use(json());
  router.get(
    '/payments',
    handler(() => payments.list().reverse().map(shown)),
  );
  router.get(
    '/refunds',
    handler(() => refunds.list().reverse().map(presentRefund)),
  );
  router.get(
    '/notifications',
    handler(() => notifications.list().reverse()),
  );
  router.get(
    '/settings',
    handler(() => cabinet.read()),
  );
  router.get(
    '/test-cards',
    handler(() => testCards),
  );
  router.put('/settings', context.answering(changeSettings));
  router.post(
    '/payments/:id/succeed',
    steering('succeeded', ['pending', 'waiting_for_capture'], (payment) => payments.take(payment)),
  );
  router.post(
    '/payments/:id/hold',
    steering('waiting_for_capture', ['pending'], (payment) => payments.hold(payment, withoutCard)),
  );
  router.post(
    '/payments/:id/cancel',
    steering('canceled', ['pending', 'waiting_for_capture'], (payment) =>
      payments.cancel(
        payment,
        payment.status === 'pending'
          ? { party: 'yoo_money', reason: 'expired_on_confirmation' }
          : { party: 'merchant', reason: 'canceled_by_merchant' },
      ),
    ),
  );
  router.post('/refunds/:id/succeed', ending('succeeded', refunds.succeed));
  router.post('/refunds/:id/cancel', ending('canceled', refunds.cancel));
  return router;

  function handler(read: () => unknown) {
    return context.answering(() => {
      payments.expire();
      return { status: 200, body: read() };
    });
  }

  /** A payment that already is where it should go only has its notification sent again. */
  function steering(
    to: PaymentRecord['status'],
    from: PaymentRecord['status'][],
    change: (payment: PaymentRecord) => PaymentRecord,
  ) {
    return context.answering((request) => {
      payments.expire();
      const payment = payments.find(String(request.params['id']));
      if (payment === undefined) return refusal(404, 'There is no such payment');
      if (payment.status === to) {
        notifications.add(`payment.${to}`, payment.id, shown(payment));
        return { status: 200, body: shown(payment) };
      }
      if (!from.includes(payment.status)) {
        return refusal(409, `A payment in ${payment.status} cannot become ${to}`);
      }
      return { status: 200, body: shown(change(payment)) };
    });
  }

  /** A refund that waits: `refundOutcome` of the settings says whether further ones do. */
  function ending(to: RefundRecord['status'], end: (refund: RefundRecord) => RefundRecord) {
    return context.answering((request) => {
      const refund = refunds.find(String(request.params['id']));
      if (refund === undefined) return refusal(404, 'There is no such refund');
      if (refund.status !== 'pending') {
        return refusal(409, `A refund in ${refund.status} cannot become ${to}`);
      }
      return { status: 200, body: presentRefund(end(refund)) };
    });
  }

  function changeSettings(request: Request): Answer {
    const read = shopSettingsChange.safeParse(request.body);
    if (!read.success) {
      return refusal(422, `Settings are ${Object.keys(shopSettingsChange.shape).join(', ')}`);
    }
    cabinet.change(read.data);
    return { status: 200, body: cabinet.read() };
  }
}

function refusal(status: number, error: string): Answer {
  return { status, body: { success: false, error } };
}
