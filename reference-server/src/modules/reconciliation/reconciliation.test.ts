import { defaultPortalSettings } from '@portal/domain/portal';
import { hotelMoment, momentOfHotel, shiftDay } from '@portal/domain/time';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { passTime } from '../../../test/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import {
  beginPayment,
  placeAndBegin,
  readOrder,
  steer,
} from '../../../test/fixtures/orders/payments.ts';
import { createComparingPortal, dayFromNow } from '../../../test/fixtures/orders/reconciliation.ts';
import { emptyTally } from './tally.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createComparingPortal());
beforeEach(() => portal.clear());

/** The gateway's lists of payments while one of them cannot be read. */
function oddInLists(paymentId: string) {
  const gateway = portal.providers.paymentGateway;
  const list = gateway.listPayments.bind(gateway);
  return vi.spyOn(gateway, 'listPayments').mockImplementation(async (period) => {
    const page = await list(period);
    const items = page.items.filter(({ id }) => id !== paymentId);
    return { ...page, items, odd: items.length < page.items.length ? [{ id: paymentId }] : [] };
  });
}

describe('comparing the books', () => {
  it('says what agrees, and that there is nothing to do', async () => {
    const { id } = await portal.placeAndPay();
    await portal.refundInCabinet(id, '100.00');
    await eventually(async () => {
      expect(await portal.prisma.refund.count({ where: { status: 'succeeded' } })).toBe(1);
    });
    expect(await portal.compare()).toMatchObject({
      by: 'Елена',
      failure: null,
      finishedAt: expect.any(String),
      payments: { count: 1, agreed: 1, theirs: 300, ours: 300 },
      refunds: { count: 1, agreed: 1, theirs: 100, ours: 100 },
      ...{ foreign: 0, adopted: 0, found: 0 },
    });
    expect(await portal.differences()).toEqual([]);
    expect((await portal.fetched()).reconciliation?.attributes.by).toBe('Елена');
  });

  it('adopts a refund that was made in the cabinet and never told of', async () => {
    const { order, id } = await portal.placeAndPay();
    await portal.loseNotifications();
    await portal.refundInCabinet(id, '100.00');
    expect((await readOrder(portal, order.id)).refunded).toBe(0);
    expect(await portal.compare()).toMatchObject({
      adopted: 1,
      found: 0,
      refunds: { count: 1, agreed: 0, theirs: 100, ours: 100 },
    });
    expect((await readOrder(portal, order.id)).refunded).toBe(100);
    expect(await portal.differences()).toEqual([]);
    expect(await portal.differences('resolved')).toMatchObject([
      {
        attributes: {
          kind: 'refund-behind',
          orderId: order.id,
          paymentId: id,
          amount: 100,
          ours: null,
          theirs: { status: 'succeeded', amount: 100 },
          act: 'adopt',
          resolvedBy: 'system',
        },
      },
    ]);
    expect(await portal.alerts()).toMatchObject([
      { about: { type: 'order', id: order.id }, count: 1 },
    ]);
    expect(await portal.compare()).toMatchObject({ adopted: 0, refunds: { agreed: 1 } });
  });

  it('adopts a payment whose end was never told, and counts it as revenue', async () => {
    const { order, id } = await placeAndBegin(portal);
    await portal.loseNotifications();
    await steer(portal, id, 'succeed');
    expect((await readOrder(portal, order.id)).paid_for).toBe('pending');
    expect(await portal.compare()).toMatchObject({
      adopted: 1,
      found: 0,
      payments: { count: 1, agreed: 0, theirs: 300, ours: 300 },
    });
    expect((await readOrder(portal, order.id)).paid_for).toBe('succeeded');
    const { body } = await portal.call<{ numbers: { summary: { revenue: number } } }>(
      'admin',
      '/api/admin/numbers/fetch',
      { from: dayFromNow().slice(0, 10), to: dayFromNow(1).slice(0, 10) },
    );
    expect(JSON.stringify(body)).toContain('"revenue":300');
  });

  it('leaves payments of the shop alone that name no order', async () => {
    await portal.payInCabinet({});
    expect(await portal.compare()).toMatchObject({ foreign: 1, found: 0 });
    expect(await portal.differences()).toEqual([]);
  });

  it('leaves payments of another system’s alone, whose numbers are larger than any order’s', async () => {
    await portal.payInCabinet({ order_id: '20261130123' });
    expect(await portal.compare()).toMatchObject({ foreign: 1, found: 0, failure: null });
    expect(await portal.differences()).toEqual([]);
  });

  it('takes days of the hotel’s calendar, and refuses a period that is none or too long', async () => {
    await portal.placeAndPay();
    const today = dayFromNow().slice(0, 10);
    expect(
      await portal.compare(dayFromNow(-1).slice(0, 10), dayFromNow(1).slice(0, 10)),
    ).toMatchObject({
      payments: { count: 1 },
    });
    expect(
      await portal.compare(dayFromNow(-9).slice(0, 10), dayFromNow(-8).slice(0, 10)),
    ).toMatchObject({
      payments: { count: 0 },
    });
    const path = '/api/admin/payment/reconcile';
    for (const from of [dayFromNow(1).slice(0, 10), dayFromNow(-40).slice(0, 10), 'yesterday']) {
      expect((await portal.call('admin', path, { from, to: today })).status).toBe(422);
    }
  });

  it('leaves out what cannot be read of the provider’s lists, and staff hear of it', async () => {
    await portal.placeAndPay();
    const other = await portal.placeAndPay();
    const lists = oddInLists(other.id);
    expect(await portal.compare()).toMatchObject({
      payments: { count: 1, agreed: 1 },
      found: 0,
    });
    expect(await portal.differences()).toEqual([]);
    const alerts = () => portal.prisma.alert.findMany({ where: { kind: 'provider-data' } });
    await eventually(async () => {
      expect(await alerts()).toMatchObject([{ params: { rows: `ЮKassa, платежи: ${other.id}` } }]);
    });
    lists.mockRestore();
    expect(await portal.compare()).toMatchObject({ payments: { count: 2, agreed: 2 } });
    await eventually(async () => {
      expect(await alerts()).toMatchObject([{ resolvedAt: expect.any(Date) }]);
    });
  });

  it('says so when the provider does not answer, and changes nothing', async () => {
    await portal.placeAndPay();
    await portal.failCalls('error');
    const path = '/api/admin/payment/reconcile';
    const { status } = await portal.call('admin', path, {
      from: dayFromNow(-1),
      to: dayFromNow(1),
    });
    expect(status).toBe(502);
    await portal.relent();
    expect((await portal.fetched()).reconciliation?.attributes).toMatchObject({
      finishedAt: expect.any(String),
      failure: expect.any(String),
    });
  });
});

describe('every night', () => {
  const job = () => portal.services.reconciliation;
  /** To four in the morning of the day after tomorrow, when the night's comparison is due. */
  const untilNight = () => {
    const { timeZone } = defaultPortalSettings;
    const { day } = hotelMoment(new Date(), timeZone);
    const night = momentOfHotel({ day: shiftDay(day, 2), time: '04:00' }, timeZone);
    return { seconds: (Number(night) - Date.now()) / 1000 };
  };
  afterEach(() => void vi.useRealTimers());

  it('the books are compared once, by whichever instance is first', async () => {
    const { order, id } = await portal.placeAndPay();
    await portal.loseNotifications();
    await portal.refundInCabinet(id, '100.00');
    passTime(untilNight());
    const other = await portal.anotherInstance();
    job().start();
    other.services.reconciliation.start();
    await eventually(async () => {
      expect((await readOrder(portal, order.id)).refunded).toBe(100);
      expect((await portal.fetched()).reconciliation?.attributes).toMatchObject({
        by: 'system',
        finishedAt: expect.any(String),
      });
    });
    await Promise.all([job().stop(), other.services.reconciliation.stop()]);
    expect(await portal.prisma.reconciliation.count()).toBe(1);
  });

  it('but not where there has been nothing to compare', async () => {
    await placeAndBegin(portal);
    job().start();
    await job().stop();
    expect(await portal.prisma.reconciliation.count()).toBe(0);
  });

  it('also where money was taken for an order, and the portal has no payment at all', async () => {
    const order = await placeOrder(portal);
    const id = await portal.payInCabinet({ order_id: String(order.id) });
    passTime(untilNight());
    job().start();
    await eventually(async () => {
      expect(await portal.differences()).toMatchObject([
        { attributes: { kind: 'payment-unknown', orderId: order.id, paymentId: id } },
      ]);
    });
    await job().stop();
  });

  it('one whose process died is gone on with', async () => {
    await portal.placeAndPay();
    const now = Date.now();
    await portal.prisma.reconciliation.create({
      data: {
        fromAt: new Date(now - 86_400_000),
        until: new Date(now + 1000),
        askedBy: 'admin_admin',
        tally: JSON.stringify(emptyTally()),
        startedAt: new Date(now - 120_000),
        leasedUntil: new Date(now - 60_000),
      },
    });
    job().start();
    await eventually(async () => {
      expect((await portal.fetched()).reconciliation?.attributes).toMatchObject({
        finishedAt: expect.any(String),
        payments: { agreed: 1 },
      });
    });
    await job().stop();
  });

  it('one that asks for payments one by one, however slowly, is not begun beside itself', async () => {
    const gateway = portal.providers.paymentGateway;
    await Promise.all([portal.placeAndPay(), portal.placeAndPay(), portal.placeAndPay()]);
    passTime(untilNight());
    job().start();
    await job().stop();
    await portal.prisma.payment.updateMany({ data: { createdAt: new Date(dayFromNow(-1)) } });
    const lists = vi.spyOn(gateway, 'listPayments');
    lists.mockResolvedValue({ items: [], odd: [], nextCursor: null });
    const ask = gateway.getPayment.bind(gateway);
    const askSlowly = async (id: string) => {
      passTime({ seconds: 40 });
      return ask(id);
    };
    const asked = vi.spyOn(gateway, 'getPayment');
    asked.mockImplementationOnce(askSlowly).mockImplementationOnce(askSlowly);
    asked.mockImplementationOnce(async (id) => {
      job().start();
      await job().stop();
      return ask(id);
    });
    onTestFinished(() => [lists, asked].forEach((spy) => spy.mockRestore()));
    expect(await portal.compare()).toMatchObject({ payments: { count: 3, agreed: 3 } });
    expect(lists).toHaveBeenCalledTimes(1);
  });

  it('one that the provider does not answer is tried again later', async () => {
    await portal.placeAndPay();
    passTime(untilNight());
    await portal.failCalls('error');
    job().start();
    await eventually(async () => {
      expect((await portal.fetched()).reconciliation?.attributes).toMatchObject({
        finishedAt: null,
        failure: expect.any(String),
      });
    });
    await job().stop();
    await portal.relent();
    passTime({ minutes: 20 });
    job().start();
    await eventually(async () => {
      expect((await portal.fetched()).reconciliation?.attributes).toMatchObject({
        finishedAt: expect.any(String),
        failure: null,
      });
    });
    await job().stop();
  });
});

it('nobody but an admin sees or does any of it', async () => {
  await beginPayment(portal, (await placeOrder(portal)).id);
  for (const path of ['reconcile', 'reconciliation/fetch', 'reconciliation/resolve']) {
    const data = { from: dayFromNow(-1), to: dayFromNow(), id: 1, act: 'note' };
    expect((await portal.call('moderator', `/api/admin/payment/${path}`, data)).status).toBe(403);
  }
});
