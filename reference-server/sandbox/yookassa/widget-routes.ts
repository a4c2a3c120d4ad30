import express, { json, Router, type Request } from 'express';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../answer.ts';
import type { SandboxContext } from '../provider.ts';
import { amountOf } from './payments/amounts.ts';
import { bankAnswer, cardEntry, createPaymentAttempts } from './payments/payment-attempts.ts';
import type { PaymentRecord } from './payments/payment-record.ts';
import type { Shop } from './shop.ts';

const files = fileURLToPath(new URL('./widget/', import.meta.url));

/**
 * `checkout-widget/v1`: the script a shop's page loads, the form it puts into a frame, and the
 * calls that form makes. Faults do not touch them: they hit the API.
 */
export function createWidgetRoutes(context: SandboxContext, shop: Shop): Router {
  const attempts = createPaymentAttempts(context, shop);

  const router = Router();
  router.get('/checkout-widget.js', (_request, response) => {
    // A page on another origin loads it, also one that isolates itself with COEP.
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.sendFile('checkout-widget.js', { root: files });
  });
  router.get('/form', (_request, response) => {
    response.set(
      'Content-Security-Policy',
      "default-src 'self'; base-uri 'none'; object-src 'none'",
    );
    response.sendFile('form.html', { root: files });
  });
  router.use('/files', express.static(files, { index: false }));
  router.get('/session', context.answering(readSession));
  router.post('/attempts', json(), context.answering(startAttempt));
  router.post('/attempts/:id/bank-answer', json(), context.answering(answerBank));
  return router;

  function readSession(request: Request): Answer {
    const { token } = request.query;
    const found = findPayable(typeof token === 'string' ? token : '');
    if ('error' in found) return refusal(found.error);
    const { amountKopecks, description, confirmation } = found.payment;
    const body = {
      amount: amountOf(amountKopecks),
      description: description ?? null,
      expiresAt: found.payment.confirmationExpiresAt,
      expiresInSeconds: secondsLeft(found.payment),
      returnUrl: confirmation.type === 'redirect' ? confirmation.returnUrl : null,
    };
    return { status: 200, body };
  }

  function startAttempt(request: Request): Answer {
    const entry = cardEntry.safeParse(request.body);
    if (!entry.success) {
      const fields = entry.error.issues.map((issue) => issue.path[0]);
      return { status: 422, body: { error: 'invalid_card', fields } };
    }
    const found = findPayable(entry.data.token);
    if ('error' in found) return refusal(found.error);
    return { status: 200, body: attempts.start(found.payment, entry.data) };
  }

  function answerBank(request: Request): Answer {
    const answer = bankAnswer.safeParse(request.body);
    if (!answer.success) return { status: 422, body: { error: 'invalid_code', fields: ['code'] } };
    const found = findPayable(answer.data.token);
    if ('error' in found) return refusal(found.error);
    const result = attempts.answerBank(found.payment, String(request.params['id']));
    return result === null ? refusal('invalid_token') : { status: 200, body: result };
  }

  /** A token is good for one payment, for an hour. */
  function findPayable(token: string): { payment: PaymentRecord } | { error: WidgetError } {
    shop.payments.expire();
    const payment = shop.payments.findByToken(token);
    if (payment === undefined) return { error: 'invalid_token' };
    if (payment.status !== 'pending') return { error: 'token_expired' };
    return { payment };
  }

  function secondsLeft({ confirmationExpiresAt }: PaymentRecord): number {
    return Math.ceil((Date.parse(confirmationExpiresAt) - context.clock.now().getTime()) / 1000);
  }
}

type WidgetError = 'invalid_token' | 'token_expired';

function refusal(error: WidgetError): Answer {
  return { status: error === 'invalid_token' ? 404 : 410, body: { error } };
}
