import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { placeOrder } from '../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../test/fixtures/orders/shop.ts';
import { isDue } from '../../../test/is-due.ts';
import { createTestPortal } from '../../../test/portal.ts';
import {
  beginPayment,
  clearMoney,
  heldPayments,
  placeAndBegin,
  readOrder,
  steer,
  waitForPaidFor,
  quickGateway,
} from '../../../test/fixtures/orders/payments.ts';
import type { Service } from '../../context.ts';
import { createDueMoney } from './due-money-repository.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const instances: Service[] = [];

const portal = await sharedByTests(
  createTestPortal({ seed: seedShop, only: [], providers: quickGateway() }),
);
beforeEach(() => clearMoney(portal));
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(instances.splice(0).map((instance) => instance.stop()));
});

async function startInstance(): Promise<Service> {
  const { payments } = (await portal.anotherInstance()).services;
  instances.push(payments);
  payments.start();
  return payments;
}

function moveClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

const thePayment = () => portal.prisma.payment.findFirst();

/** Pays at the provider without the server hearing of it. */
async function payUnheard(id: string): Promise<void> {
  await orderFault(portal.sandbox, 'yookassa', 'lost-webhook');
  await steer(portal, id, 'succeed');
}

describe('the watch over payments', () => {
  it('hears of money whose notification was lost, after 15 s', async () => {
    // Moved on by the test alone, from here on: a slow machine takes a second of these by itself.
    moveClock(0);
    await startInstance();
    const { order, id } = await placeAndBegin(portal);
    await payUnheard(id);
    moveClock(14);
    const reads = vi.spyOn(portal.providers.paymentGateway, 'getPayment');
    await eventually(() => expect(portal.prisma.payment.count()).resolves.toBe(1));
    expect(reads).not.toHaveBeenCalled();
    moveClock(2);
    await waitForPaidFor(portal, order.id, 'succeeded');
    expect((await thePayment())!.nextCheckAt).toBeNull();
  });

  it('plans its next look by how many there were', async () => {
    await placeAndBegin(portal);
    await portal.prisma.payment.updateMany({ data: { checkCount: 2 } });
    const before = Date.now();
    await (await startInstance()).stop();
    const { checkCount, nextCheckAt } = (await thePayment())!;
    expect(checkCount).toBe(3);
    expect(nextCheckAt!.getTime() - before).toBeGreaterThanOrEqual(900_000);
    expect(nextCheckAt!.getTime() - Date.now()).toBeLessThanOrEqual(900_000);
  });

  it('plans its next look also when the provider does not answer', async () => {
    await placeAndBegin(portal);
    await orderFault(portal.sandbox, 'yookassa', 'error');
    const before = Date.now();
    await portal.prisma.payment.updateMany({ data: { checkCount: 2 } });
    await (await startInstance()).stop();
    const { nextCheckAt, status } = (await thePayment())!;
    expect(nextCheckAt!.getTime() - before).toBeGreaterThanOrEqual(900_000);
    expect(status).toBe('pending');
  });

  it('looks at every open payment at once when it starts', async () => {
    const { order, id } = await placeAndBegin(portal);
    await portal.prisma.payment.updateMany({ data: { nextCheckAt: null } });
    await payUnheard(id);
    await startInstance();
    await waitForPaidFor(portal, order.id, 'succeeded');
  });

  it('takes up, when it starts, a payment that the provider has and we never heard of', async () => {
    const order = await placeOrder(portal);
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    await beginPayment(portal, order.id);
    expect(await thePayment()).toMatchObject({ status: 'intent', providerPaymentId: null });
    const [held] = await heldPayments(portal);
    await payUnheard(held!.id);

    await startInstance();
    await waitForPaidFor(portal, order.id, 'succeeded');
    expect(await heldPayments(portal)).toHaveLength(1);
    expect(await thePayment()).toMatchObject({ status: 'succeeded', providerPaymentId: held!.id });
  });

  it('begins at the provider, when it starts, what it was never asked for', async () => {
    const order = await placeOrder(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline');
    await beginPayment(portal, order.id);
    expect(await heldPayments(portal)).toEqual([]);
    await startInstance();
    await eventually(async () => expect((await thePayment())!.status).toBe('pending'));
    expect(await heldPayments(portal)).toHaveLength(1);
  });

  it('is shared by instances: each payment is taken by one of them, for a minute', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => placeAndBegin(portal)));
    await portal.prisma.payment.updateMany({ data: { nextCheckAt: new Date() } });
    const due = createDueMoney(portal.prisma);
    const taken = await Promise.all([3, 3, 3].map((limit) => due.claimPayments(limit)));
    const orders = taken.flat().map(({ orderId }) => orderId);
    expect(orders.toSorted()).toEqual(begun.map(({ order }) => order.id).toSorted());
    expect(await due.claimPayments(10)).toEqual([]);
    expect(await isDue(due.paymentWork)).toBe(false);
    moveClock(61);
    expect(await isDue(due.paymentWork)).toBe(true);
    expect(await due.claimPayments(10)).toHaveLength(6);
  });

  it('looks for an old payment that was never answered for instead of beginning it anew', async () => {
    const order = await placeOrder(portal);
    await orderFault(portal.sandbox, 'yookassa', 'drop-after-commit');
    await beginPayment(portal, order.id);
    const commands = vi.spyOn(portal.providers.paymentGateway, 'createPayment');
    moveClock(23.2 * 3600);
    await startInstance();
    await eventually(async () => expect((await thePayment())!.status).not.toBe('intent'));
    expect(commands).not.toHaveBeenCalled();
    expect((await thePayment())!.providerPaymentId).toBe((await heldPayments(portal))[0]!.id);
  });

  it('gives up an old payment that the provider never had', async () => {
    const order = await placeOrder(portal);
    await orderFault(portal.sandbox, 'yookassa', 'offline');
    await beginPayment(portal, order.id);
    moveClock(23.2 * 3600);
    await startInstance();
    await waitForPaidFor(portal, order.id, 'canceled');
    expect(await heldPayments(portal)).toEqual([]);
  });

  it('waits at its stop for the answer that is under way', async () => {
    const { order, id } = await placeAndBegin(portal);
    await payUnheard(id);
    const read = portal.providers.paymentGateway.getPayment.bind(portal.providers.paymentGateway);
    let answer = (): void => undefined;
    const getPayment = vi
      .spyOn(portal.providers.paymentGateway, 'getPayment')
      .mockImplementation(async (paymentId) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return read(paymentId);
      });
    const instance = await startInstance();
    await eventually(() => expect(getPayment).toHaveBeenCalled());
    const stopped = instance.stop();
    answer();
    await stopped;
    expect((await readOrder(portal, order.id)).paid_for).toBe('succeeded');
  });
});
