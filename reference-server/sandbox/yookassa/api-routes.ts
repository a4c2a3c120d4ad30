import { json, Router, type Request, type RequestHandler } from 'express';
import type { Answer } from '../answer.ts';
import { inflictFaults } from '../faults/inflict-faults.ts';
import type { SandboxContext } from '../provider.ts';
import { ApiError, invalidRequest } from './api/api-error.ts';
import { createOncePerKey } from './api/idempotence.ts';
import { pageOf } from './api/list-pages.ts';
import { presentPayment, presentRefund, type PaymentRecord } from './payments/payment-record.ts';
import {
  capturePaymentBody,
  createPaymentBody,
  createRefundBody,
  listQuery,
  readRequest,
} from './api/request-bodies.ts';
import type { Shop } from './shop.ts';
import { yookassaSandboxCredentials } from './yookassa-credentials.ts';

/** The API, `/v3`. */
export function createApiRoutes(context: SandboxContext, shop: Shop): Router {
  const { payments, refunds, cabinet } = shop;
  const oncePerKey = createOncePerKey(context);
  const shown = (payment: PaymentRecord) => presentPayment(payment, context.publicUrl());

  const router = Router();
  router.use(
    inflictFaults(context.faults, {
      provider: 'yookassa',
      errorText: (response) => {
        const { status, body } = invalidRequest(
          'The shop cannot do this now',
          'sandbox',
        ).toAnswer();
        response.status(status).json(body);
      },
      rateLimit: (response) => {
        const { status, body } = new ApiError('too_many_requests', 'Too many requests').toAnswer();
        response.status(status).json(body);
      },
    }),
  );
  router.use(json());

  router.get('/me', handler(readShop));
  router.get('/payments', handler(listPayments));
  router.get(
    '/payments/:id',
    handler((request) => ok(shown(payments.get(idOf(request))))),
  );
  router.get('/refunds', handler(listRefunds));
  router.get(
    '/refunds/:id',
    handler((request) => ok(presentRefund(refunds.get(idOf(request))))),
  );

  router.post(
    '/payments',
    commanding((request) =>
      ok(shown(payments.create(readRequest(createPaymentBody, request.body)))),
    ),
  );
  router.post(
    '/payments/:id/capture',
    commanding((request) => {
      const body = readRequest(capturePaymentBody, request.body ?? {});
      return ok(shown(payments.capture(payments.get(idOf(request)), body)));
    }),
  );
  router.post(
    '/payments/:id/cancel',
    commanding((request) => ok(shown(cancel(payments.get(idOf(request)))))),
  );
  router.post(
    '/refunds',
    commanding((request) =>
      ok(presentRefund(refunds.create(readRequest(createRefundBody, request.body)))),
    ),
  );
  router.use(
    handler((request) => {
      throw new ApiError('not_found', `${request.method} ${request.path} does not exist`);
    }),
  );
  return router;

  function handler(answer: (request: Request) => Answer): RequestHandler {
    return context.answering((request) => {
      try {
        checkCredentials(request);
        payments.expire();
        return answer(request);
      } catch (error) {
        if (error instanceof ApiError) return error.toAnswer();
        throw error;
      }
    });
  }

  function commanding(answer: (request: Request) => Answer): RequestHandler {
    return handler((request) =>
      oncePerKey(request, () => {
        const { processingAnswers } = cabinet.read();
        if (processingAnswers === 0) return answer(request);
        cabinet.change({ processingAnswers: processingAnswers - 1 });
        return {
          status: 202,
          body: {
            type: 'processing',
            description: 'Request accepted, but not done yet',
            retry_after: 100,
          },
        };
      }),
    );
  }

  function cancel(payment: PaymentRecord): PaymentRecord {
    if (payment.status !== 'waiting_for_capture') {
      throw invalidRequest(`A payment in ${payment.status} cannot be canceled`, 'payment_id');
    }
    return payments.cancel(payment, { party: 'merchant', reason: 'canceled_by_merchant' });
  }

  function readShop(): Answer {
    return ok({
      account_id: yookassaSandboxCredentials.shopId,
      status: 'enabled',
      test: true,
      fiscalization: { enabled: cabinet.read().fiscalization },
      payment_methods: ['bank_card'],
    });
  }

  function listPayments(request: Request): Answer {
    const { items, nextCursor } = pageOf(payments.list(), readRequest(listQuery, request.query));
    return ok(list(items.map(shown), nextCursor));
  }

  function listRefunds(request: Request): Answer {
    const query = readRequest(listQuery, request.query);
    const matching = refunds
      .list()
      .filter(({ paymentId }) => query.payment_id === undefined || paymentId === query.payment_id);
    const { items, nextCursor } = pageOf(matching, query);
    return ok(list(items.map(presentRefund), nextCursor));
  }
}

function checkCredentials(request: Request): void {
  const { shopId, secretKey } = yookassaSandboxCredentials;
  const expected = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  if (request.get('authorization') !== expected) {
    throw new ApiError('invalid_credentials', 'Wrong shopId or secret key', 'Authorization');
  }
}

function idOf(request: Request): string {
  const { id } = request.params;
  return typeof id === 'string' ? id : '';
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function list(items: object[], nextCursor: string | undefined): object {
  return { type: 'list', items, ...(nextCursor !== undefined && { next_cursor: nextCursor }) };
}
