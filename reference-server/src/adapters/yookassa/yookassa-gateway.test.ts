import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createShopClient, type WirePayment } from '../../../sandbox/testing/shop-client.ts';
import { control, startTestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import type { Receipt } from '../../ports/payment-gateway.ts';
import { createYookassaGateway, type YookassaSettings } from './yookassa-gateway.ts';

const receipt: Receipt = {
  customer: { phone: '+79990000000' },
  lines: [
    { description: 'Плед', unitPriceKopecks: 50_000, quantity: 2, subject: 'commodity' },
    { description: 'Сервисный сбор', unitPriceKopecks: 50_000, quantity: 1, subject: 'service' },
  ],
};

function createCommand() {
  return {
    idempotenceKey: randomUUID(),
    orderId: 17,
    amountKopecks: 150_000,
    description: 'Заказ #17',
    capture: 'automatic',
  } as const;
}

async function openGateway(settings: Partial<YookassaSettings> = {}) {
  const sandbox = await startTestSandbox();
  const gateway = createYookassaGateway({ ...sandbox.endpoints.yookassa, ...settings });
  const form = createShopClient(sandbox);
  const pay = (payment: { id: string }) => form.pay(payment as WirePayment, '5555555555554444');
  return { sandbox, gateway, pay };
}

test('creates a payment for the widget and reads it back', async () => {
  const { gateway } = await openGateway();
  const created = await gateway.createPayment(createCommand());
  expect(created).toMatchObject({
    status: 'pending',
    amountKopecks: 150_000,
    currency: 'RUB',
    orderId: 17,
    shopId: '100001',
    confirmationToken: `ct-${created.id}`,
  });
  expect(await gateway.getPayment(created.id)).toEqual(created);
});

test('does a command once for its key, and refuses the key for another command', async () => {
  const { gateway } = await openGateway();
  const command = createCommand();
  const first = await gateway.createPayment(command);
  expect((await gateway.createPayment(command)).id).toBe(first.id);
  await expect(gateway.createPayment({ ...command, amountKopecks: 1 })).rejects.toMatchObject({
    kind: 'refused',
    code: 'invalid_request',
    parameter: 'Idempotence-Key',
  });
});

test('takes the money at once, or holds and captures it', async () => {
  const { gateway, pay } = await openGateway();
  const oneStage = await gateway.createPayment(createCommand());
  await pay(oneStage);
  expect(await gateway.getPayment(oneStage.id)).toMatchObject({
    status: 'succeeded',
    confirmationToken: null,
    capturedAt: expect.any(Date),
  });

  const twoStage = await gateway.createPayment({ ...createCommand(), capture: 'manual' });
  await pay(twoStage);
  expect(await gateway.getPayment(twoStage.id)).toMatchObject({
    status: 'waiting_for_capture',
    holdExpiresAt: expect.any(Date),
  });
  const captured = await gateway.capturePayment({
    idempotenceKey: randomUUID(),
    paymentId: twoStage.id,
    amountKopecks: 100_000,
  });
  expect(captured).toMatchObject({ status: 'succeeded', amountKopecks: 100_000 });
});

test('cancels held money and says who did it', async () => {
  const { gateway, pay } = await openGateway();
  const { id } = await gateway.createPayment({ ...createCommand(), capture: 'manual' });
  const cancel = { idempotenceKey: randomUUID(), paymentId: id };
  await expect(gateway.cancelPayment(cancel)).rejects.toMatchObject({ kind: 'refused' });
  await pay({ id });
  expect(await gateway.cancelPayment(cancel)).toMatchObject({
    status: 'canceled',
    cancellation: { party: 'merchant', reason: 'canceled_by_merchant' },
  });
});

test('refunds in parts, once per key, and finds the refunds again', async () => {
  const { gateway, pay } = await openGateway();
  const { id } = await gateway.createPayment(createCommand());
  await pay({ id });
  const command = { idempotenceKey: randomUUID(), paymentId: id, amountKopecks: 50_000 };
  const refund = await gateway.refundPayment(command);
  expect(refund).toMatchObject({ paymentId: id, status: 'succeeded', amountKopecks: 50_000 });
  expect((await gateway.refundPayment(command)).id).toBe(refund.id);
  expect(await gateway.getRefund(refund.id)).toEqual(refund);
  expect(await gateway.findRefundsByPayment(id)).toEqual([refund]);
  expect((await gateway.getPayment(id)).refundedKopecks).toBe(50_000);
  const tooMuch = { ...command, idempotenceKey: randomUUID(), amountKopecks: 100_001 };
  await expect(gateway.refundPayment(tooMuch)).rejects.toMatchObject({ kind: 'refused' });
});

test('finds the payments of an order among more than a page of others', async () => {
  const { gateway } = await openGateway();
  const createdSince = new Date(Date.now() - 1000);
  const payment = await gateway.createPayment({ ...createCommand(), orderId: 1042 });
  await Promise.all(Array.from({ length: 105 }, () => gateway.createPayment(createCommand())));
  expect(await gateway.findPaymentsByOrder({ orderId: 1042, createdSince })).toEqual([payment]);
  const later = new Date(Date.now() + 60_000);
  expect(await gateway.findPaymentsByOrder({ orderId: 1042, createdSince: later })).toEqual([]);
});

test('sends receipts where the hotel issues them, and none elsewhere', async () => {
  const fiscal = await openGateway({ receipts: { vatCode: 1 } });
  await control(fiscal.sandbox, 'PUT', 'yookassa/settings', { fiscalization: true });
  await fiscal.gateway.createPayment({ ...createCommand(), receipt });
  await expect(fiscal.gateway.createPayment(createCommand())).rejects.toMatchObject({
    kind: 'refused',
    parameter: 'receipt',
  });

  const plain = await openGateway();
  await plain.gateway.createPayment({ ...createCommand(), receipt });
  const { body } = await control(plain.sandbox, 'GET', 'yookassa/payments');
  expect(body).not.toMatchObject([{ receipt_registration: expect.any(String) }]);
});

test('rejects a receipt that does not add up without asking the provider', async () => {
  const { sandbox, gateway } = await openGateway({ receipts: { vatCode: 1 } });
  const command = { ...createCommand(), amountKopecks: 150_001, receipt };
  await expect(gateway.createPayment(command)).rejects.toMatchObject({ code: 'illegal_receipt' });
  expect((await control(sandbox, 'GET', 'yookassa/payments')).body).toEqual([]);
});
