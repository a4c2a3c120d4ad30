import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedShop, type Shop } from '../../../../test/fixtures/orders/shop.ts';
import { isDue } from '../../../../test/is-due.ts';
import { createTestPortal, type TestPortal } from '../../../../test/portal.ts';
import {
  clearMoney,
  placeAndBegin,
  quickGateway,
  steer,
} from '../../../../test/fixtures/orders/payments.ts';
import { PaymentGatewayError } from '../../../ports/payment-gateway-error.ts';
import { createWebhookInbox } from './webhook-repository.ts';
import { eventually } from '../../../../test/eventually.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(
  createTestPortal({ seed: seedShop, only: [], providers: quickGateway() }),
);
const inbox = createWebhookInbox(portal.prisma, 'yookassa');
beforeEach(() => clearMoney(portal));

const succeeded = (paymentId: string) =>
  ({ subject: 'payment', event: 'payment.succeeded', paymentId }) as const;
const refunded = (paymentId: string) =>
  ({ subject: 'refund', event: 'refund.succeeded', paymentId, refundId: randomUUID() }) as const;

describe('the inbox of notifications', () => {
  it('takes what is about a payment of ours, a refund made in the cabinet too', async () => {
    const { id } = await placeAndBegin(portal);
    expect(await inbox.save(succeeded(id), true)).toBe('stored');
    expect(await inbox.save(refunded(id), true)).toBe('stored');
    expect(await inbox.save(succeeded(randomUUID()), true)).toBe('foreign');
    expect(await inbox.save(refunded(randomUUID()), true)).toBe('foreign');
  });

  it('takes any payment while one of ours has no answer or was just given up, but no refund', async () => {
    await placeAndBegin(portal);
    const { prisma } = portal;
    await prisma.payment.updateMany({ data: { providerPaymentId: null, status: 'intent' } });
    expect(await inbox.save(succeeded(randomUUID()), true)).toBe('stored');
    expect(await inbox.save(refunded(randomUUID()), true)).toBe('foreign');
    await prisma.payment.updateMany({ data: { status: 'canceled' } });
    expect(await inbox.save(succeeded(randomUUID()), true)).toBe('stored');
    const longAgo = new Date(Date.now() - 72 * 3_600_000);
    await prisma.payment.updateMany({ data: { createdAt: longAgo } });
    expect(await inbox.save(succeeded(randomUUID()), true)).toBe('foreign');
  });

  it('hands those of unknown senders out one by one, and behind all others', async () => {
    const { id } = await placeAndBegin(portal);
    for (let each = 0; each < 3; each += 1) await inbox.save(refunded(id), false);
    await inbox.save(succeeded(id), true);
    expect(await inbox.claimUnknown()).toEqual([]);
    expect(await isDue(inbox.knownWork)).toBe(true);
    expect(await inbox.claim(5)).toMatchObject([{ isKnown: true }]);
    expect(await isDue(inbox.knownWork)).toBe(false);
    expect(await isDue(inbox.unknownWork)).toBe(true);
    expect(await inbox.claimUnknown()).toMatchObject([{ isKnown: false }]);
  });

  it('gives one that the provider sends too its place among the known', async () => {
    const { id } = await placeAndBegin(portal);
    await inbox.save(succeeded(id), false);
    await inbox.save(succeeded(id), true);
    await inbox.save(succeeded(id), false);
    expect(await inbox.claim(5)).toMatchObject([{ isKnown: true }]);
  });

  it('is full for unknown senders long before it is for the provider', async () => {
    const { id } = await placeAndBegin(portal);
    for (let each = 0; each < 200; each += 1) await inbox.save(refunded(id), false);
    expect(await inbox.save(refunded(id), false)).toBe('full');
    expect(await inbox.save(succeeded(id), true)).toBe('stored');
    expect(await portal.prisma.webhookInbox.count()).toBe(201);
  });
});

describe('a sender outside the networks of the provider', () => {
  let away: TestPortal<Shop>;

  beforeAll(async () => {
    const { database, sandbox, hotel } = portal;
    away = await createTestPortal({
      ...{ database, sandbox, seed: async () => hotel, only: ['payments'] },
      providers: quickGateway((real) => real, { paymentNetworks: ['185.71.76.0/27'] }),
    });
  });
  afterAll(() => away.stop());

  const send = (event: string, object: object) =>
    away.send(null, '/api/webhook/yookassa', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'notification', event, object }),
    });

  it('is heard all the same, in time', async () => {
    const { id } = await placeAndBegin(portal);
    portal.sandbox.setPortalUrl(away.url);
    await steer(portal, id, 'succeed');
    await eventually(async () => {
      const row = await portal.prisma.webhookInbox.findFirst();
      expect(row).toMatchObject({ isKnown: false, processedAt: expect.any(Date) as Date });
    });
    expect(await portal.prisma.payment.findMany()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('gives no reason to ask by the gateway whose use says how the provider is doing', async () => {
    const { id } = await placeAndBegin(portal);
    const { health } = away.context.modules.staffNotifications;
    const reports = [vi.spyOn(health, 'working'), vi.spyOn(health, 'failed')];
    const getPayment = vi
      .spyOn(away.providers.paymentGateway, 'getPayment')
      .mockRejectedValue(
        new PaymentGatewayError('away', { kind: 'unknown', failure: 'timed-out' }),
      );
    const late = { nextCheckAt: new Date(Date.now() + 3_600_000) };
    await portal.prisma.payment.updateMany({ data: late });
    await send('payment.succeeded', { id });
    await eventually(() => expect(getPayment).toHaveBeenCalledWith(id));
    for (const report of reports) expect(report).not.toHaveBeenCalledWith('yookassa');
    for (const report of reports)
      expect(report).not.toHaveBeenCalledWith('yookassa', expect.anything());
  });

  it('is not waited for longer than some attempts', async () => {
    const { id } = await placeAndBegin(portal);
    vi.spyOn(away.providers.paymentGateway, 'getPayment').mockRejectedValue(
      new PaymentGatewayError('away', { kind: 'unknown', failure: 'timed-out' }),
    );
    await send('payment.succeeded', { id });
    await portal.prisma.webhookInbox.updateMany({ data: { attempts: 4 } });
    await eventually(async () => {
      const row = await portal.prisma.webhookInbox.findFirst();
      expect(row?.processedAt).not.toBeNull();
    });
  });

  it('is told to come back when too many wait', async () => {
    const { id } = await placeAndBegin(portal);
    await away.services.payments.stop();
    for (let each = 0; each < 200; each += 1) await inbox.save(refunded(id), false);
    const reply = await send('payment.succeeded', { id });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
  });
});
