import { expect, test } from 'vitest';
import { paymentAnswer, readNotification, refundAnswer } from './yookassa-answers.ts';

/** Sample bodies of the protocol notes. */
const pending = {
  id: '2f0c3a10-000f-5000-8000-1a2b3c4d5e6f',
  status: 'pending',
  paid: false,
  amount: { value: '1500.00', currency: 'RUB' },
  confirmation: {
    type: 'embedded',
    confirmation_token: 'ct-2f0c3a10-000f-5000-8000-1a2b3c4d5e6f',
  },
  created_at: '2026-07-01T10:00:00.000Z',
  description: 'Order 17',
  metadata: { order_id: '17' },
  recipient: { account_id: '100001', gateway_id: '200002' },
  refundable: false,
  test: true,
};
const succeeded = {
  id: '2f0c3a10-000f-5000-8000-1a2b3c4d5e6f',
  status: 'succeeded',
  paid: true,
  amount: { value: '1500.00', currency: 'RUB' },
  created_at: '2026-07-01T10:00:00.000Z',
  captured_at: '2026-07-01T10:03:00.000Z',
  recipient: { account_id: '100001', gateway_id: '200002' },
  refundable: true,
  test: true,
  metadata: { order_id: '17' },
};

test('reads a pending payment', () => {
  expect(paymentAnswer.parse(pending)).toEqual({
    id: pending.id,
    status: 'pending',
    amountKopecks: 150_000,
    currency: 'RUB',
    refundedKopecks: 0,
    orderId: 17,
    shopId: '100001',
    confirmationToken: 'ct-2f0c3a10-000f-5000-8000-1a2b3c4d5e6f',
    createdAt: new Date('2026-07-01T10:00:00.000Z'),
    capturedAt: null,
    holdExpiresAt: null,
    cancellation: null,
    test: true,
  });
});

test('reads a payment with all that can be on it, and fields of tomorrow', () => {
  const wire = {
    ...succeeded,
    refunded_amount: { value: '500.00', currency: 'RUB' },
    expires_at: '2026-07-08T10:00:00.000Z',
    cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
    payment_method: { type: 'time_travel' },
    tomorrow: true,
  };
  expect(paymentAnswer.parse(wire)).toMatchObject({
    status: 'succeeded',
    refundedKopecks: 50_000,
    confirmationToken: null,
    capturedAt: new Date('2026-07-01T10:03:00.000Z'),
    holdExpiresAt: new Date('2026-07-08T10:00:00.000Z'),
    cancellation: { party: 'merchant', reason: 'canceled_by_merchant' },
  });
});

test.each([
  [undefined],
  [{}],
  [{ order_id: 'seventeen' }],
  [{ order_id: '0' }],
  [{ order_id: '2147483648' }],
])('names no order for the metadata %j', (metadata) => {
  expect(paymentAnswer.parse({ ...succeeded, metadata }).orderId).toBeNull();
});

test.each([[{ status: 'dreaming' }], [{ amount: { value: 'much' } }], [{ id: undefined }]])(
  'does not read a payment with %j',
  (wrong) => {
    expect(paymentAnswer.safeParse({ ...succeeded, ...wrong }).success).toBe(false);
  },
);

test('reads a refund', () => {
  const wire = {
    id: '2f0c3a10-0015-5000-8000-1a2b3c4d5e6f',
    payment_id: succeeded.id,
    status: 'succeeded',
    amount: { value: '0.50', currency: 'RUB' },
    created_at: '2026-07-02T10:00:00.000Z',
  };
  expect(refundAnswer.parse(wire)).toEqual({
    id: wire.id,
    paymentId: succeeded.id,
    status: 'succeeded',
    amountKopecks: 50,
    currency: 'RUB',
    createdAt: new Date('2026-07-02T10:00:00.000Z'),
    cancellation: null,
  });
});

test('reads of a notification only what it is about', () => {
  const body = { type: 'notification', event: 'payment.succeeded', object: succeeded };
  expect(readNotification(body)).toEqual({
    subject: 'payment',
    event: 'payment.succeeded',
    paymentId: succeeded.id,
  });
  const refund = { id: '2f0c3a10-0015-5000-8000-1a2b3c4d5e6f', payment_id: succeeded.id };
  expect(
    readNotification({ type: 'notification', event: 'refund.succeeded', object: refund }),
  ).toEqual({
    subject: 'refund',
    event: 'refund.succeeded',
    paymentId: succeeded.id,
    refundId: refund.id,
  });
});

test.each([
  [null],
  ['text'],
  [{}],
  [{ type: 'notification', event: 'payment.succeeded' }],
  [{ type: 'notification', event: 'payout.succeeded', object: { id: pending.id } }],
  [{ type: 'notification', event: 'payment.succeeded', object: { id: '..' } }],
  [{ type: 'notification', event: 'refund.succeeded', object: { id: pending.id } }],
  [
    {
      type: 'notification',
      event: 'refund.succeeded',
      object: { id: '/', payment_id: pending.id },
    },
  ],
  [
    {
      type: 'notification',
      event: 'refund.succeeded',
      object: { id: pending.id, payment_id: '.' },
    },
  ],
  [{ type: 'advert', event: 'payment.succeeded', object: { id: 'x' } }],
])('%j is no notification of a payment or a refund', (body) => {
  expect(readNotification(body)).toBeNull();
});
