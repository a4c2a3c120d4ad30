import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { startOrdering, type Ordering } from '../../../test/ordering.ts';
import {
  beginPayment,
  clearMoney,
  heldPayments,
  placeAndBegin,
  readOrder,
  steer,
  waitForPaidFor,
} from '../../../test/paying.ts';
import { createDueMoney } from './due-money-store.ts';
import type { PaymentsModule } from './payments-module.ts';

let ordering: Ordering;
const instances: PaymentsModule[] = [];

beforeAll(async () => {
  ordering = await startOrdering();
});
afterAll(() => ordering.stop());
beforeEach(() => clearMoney(ordering));
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all(instances.splice(0).map((instance) => instance.stop()));
});

function startInstance(): PaymentsModule {
  const instance = ordering.anotherInstance();
  instances.push(instance);
  instance.start();
  return instance;
}

function moveClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

const thePayment = () => ordering.prisma.payment.findFirst();

/** Pays at the provider without the server hearing of it. */
async function payUnheard(id: string): Promise<void> {
  await orderFault(ordering.sandbox, 'yookassa', 'lost-webhook');
  await steer(ordering, id, 'succeed');
}

describe('the watch over payments', () => {
  it('hears of money whose notification was lost, after 15 s', async () => {
    startInstance();
    const { order, id } = await placeAndBegin(ordering);
    await payUnheard(id);
    moveClock(14);
    const reads = vi.spyOn(ordering.gateway, 'getPayment');
    await vi.waitFor(() => expect(ordering.prisma.payment.count()).resolves.toBe(1));
    expect(reads).not.toHaveBeenCalled();
    moveClock(2);
    await waitForPaidFor(ordering, order.id, 'succeeded');
    expect((await thePayment())!.nextCheckAt).toBeNull();
  });

  it('plans its next look by how many there were', async () => {
    await placeAndBegin(ordering);
    await ordering.prisma.payment.updateMany({ data: { checkCount: 2 } });
    const before = Date.now();
    await startInstance().stop();
    const { checkCount, nextCheckAt } = (await thePayment())!;
    expect(checkCount).toBe(3);
    expect(nextCheckAt!.getTime() - before).toBeGreaterThanOrEqual(900_000);
    expect(nextCheckAt!.getTime() - Date.now()).toBeLessThanOrEqual(900_000);
  });

  it('plans its next look also when the provider does not answer', async () => {
    await placeAndBegin(ordering);
    await orderFault(ordering.sandbox, 'yookassa', 'error');
    const before = Date.now();
    await ordering.prisma.payment.updateMany({ data: { checkCount: 2 } });
    await startInstance().stop();
    const { nextCheckAt, status } = (await thePayment())!;
    expect(nextCheckAt!.getTime() - before).toBeGreaterThanOrEqual(900_000);
    expect(status).toBe('pending');
  });

  it('looks at every open payment at once when it starts', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await ordering.prisma.payment.updateMany({ data: { nextCheckAt: null } });
    await payUnheard(id);
    startInstance();
    await waitForPaidFor(ordering, order.id, 'succeeded');
  });

  it('takes up, when it starts, a payment that the provider has and we never heard of', async () => {
    const order = await ordering.place();
    await orderFault(ordering.sandbox, 'yookassa', 'drop-after-commit');
    await beginPayment(ordering, order.id);
    expect(await thePayment()).toMatchObject({ status: 'intent', providerPaymentId: null });
    const [held] = await heldPayments(ordering);
    await payUnheard(held!.id);

    startInstance();
    await waitForPaidFor(ordering, order.id, 'succeeded');
    expect(await heldPayments(ordering)).toHaveLength(1);
    expect(await thePayment()).toMatchObject({ status: 'succeeded', providerPaymentId: held!.id });
  });

  it('begins at the provider, when it starts, what it was never asked for', async () => {
    const order = await ordering.place();
    await orderFault(ordering.sandbox, 'yookassa', 'offline');
    await beginPayment(ordering, order.id);
    expect(await heldPayments(ordering)).toEqual([]);
    startInstance();
    await vi.waitFor(async () => expect((await thePayment())!.status).toBe('pending'));
    expect(await heldPayments(ordering)).toHaveLength(1);
  });

  it('is shared by instances: each payment is taken by one of them, for a minute', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => placeAndBegin(ordering)));
    await ordering.prisma.payment.updateMany({ data: { nextCheckAt: new Date() } });
    const due = createDueMoney(ordering.prisma);
    const taken = await Promise.all([3, 3, 3].map((limit) => due.claimPayments(limit)));
    const orders = taken.flat().map(({ orderId }) => orderId);
    expect(orders.toSorted()).toEqual(begun.map(({ order }) => order.id).toSorted());
    expect(await due.claimPayments(10)).toEqual([]);
    moveClock(61);
    expect(await due.claimPayments(10)).toHaveLength(6);
  });

  it('looks for an old payment that was never answered for instead of beginning it anew', async () => {
    const order = await ordering.place();
    await orderFault(ordering.sandbox, 'yookassa', 'drop-after-commit');
    await beginPayment(ordering, order.id);
    const commands = vi.spyOn(ordering.gateway, 'createPayment');
    moveClock(23.2 * 3600);
    startInstance();
    await vi.waitFor(async () => expect((await thePayment())!.status).not.toBe('intent'), 3000);
    expect(commands).not.toHaveBeenCalled();
    expect((await thePayment())!.providerPaymentId).toBe((await heldPayments(ordering))[0]!.id);
  });

  it('gives up an old payment that the provider never had', async () => {
    const order = await ordering.place();
    await orderFault(ordering.sandbox, 'yookassa', 'offline');
    await beginPayment(ordering, order.id);
    moveClock(23.2 * 3600);
    startInstance();
    await waitForPaidFor(ordering, order.id, 'canceled');
    expect(await heldPayments(ordering)).toEqual([]);
  });

  it('waits at its stop for the answer that is under way', async () => {
    const { order, id } = await placeAndBegin(ordering);
    await payUnheard(id);
    const read = ordering.gateway.getPayment.bind(ordering.gateway);
    let answer = (): void => undefined;
    const asked = vi.spyOn(ordering.gateway, 'getPayment').mockImplementation(async (paymentId) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return read(paymentId);
    });
    const instance = startInstance();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const stopped = instance.stop();
    answer();
    await stopped;
    expect((await readOrder(ordering, order.id)).paid_for).toBe('succeeded');
  });
});
