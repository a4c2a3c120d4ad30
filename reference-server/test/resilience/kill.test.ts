import type { Portal } from '@portal/client';
import type { NewOrder } from '@portal/domain/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { createPortalProcess, type PortalProcess } from './portal-process.ts';
import { askSandbox, orderOf, registerGuest } from './stack-guest.ts';

interface SandboxPayment {
  readonly id: string;
  readonly status: string;
  readonly metadata: { readonly order_id: string };
}

/** Other processes take their time, and more so on a busy machine. */
const waiting = { seconds: 60 };
let stack: PortalProcess;
let guest: Portal;
let order: NewOrder;
/** Payments that the provider had before the test. */
let before: number;

// One stack for all, as each start of it takes longer than what is tried with it.
beforeAll(async () => {
  stack = await createPortalProcess();
  await stack.start();
}, 240_000);
beforeEach(async () => {
  guest = await registerGuest(stack);
  order = await orderOf(guest);
  before = (await sandbox<SandboxPayment[]>('yookassa/payments')).length;
}, 120_000);
afterAll(() => stack.remove());

const sandbox = <Answer>(path: string, body?: object) => askSandbox<Answer>(stack, path, body);

async function place(key: string): Promise<number> {
  const placed = await guest.orders.place({ order }, { idempotencyKey: key });
  if (!placed.ok) throw new Error(placed.refusal.text);
  return placed.value.order.id;
}

async function paymentsAtProvider(): Promise<SandboxPayment[]> {
  return (await sandbox<SandboxPayment[]>('yookassa/payments')).slice(before);
}

async function ownOrders() {
  return (await guest.orders.list()).orders.map(({ id, paid_for }) => ({ id, paid_for }));
}

describe('kill −9 of the whole stack', { timeout: 300_000 }, () => {
  it('between the acceptance of a payment and our commit leaves one order and one payment, applied', async () => {
    const orderId = await place('the-order');
    const fault = { provider: 'yookassa', fault: 'unanswered' };
    await sandbox('faults', { ...fault, times: -1, path: '/payments' });
    const lost = guest.orders
      .pay({ orderId }, { idempotencyKey: 'the-payment' })
      .catch((error: unknown) => error);
    // The provider has accepted our request; we shall not live to hear of it.
    await eventually(async () => expect(await paymentsAtProvider()).toHaveLength(1), waiting);
    await stack.freeze();
    await sandbox('faults', { ...fault, times: 0 });
    await stack.kill();
    expect(await lost).toBeInstanceOf(Error);

    await stack.start();
    expect(await place('the-order')).toBe(orderId);
    const paying = await eventually(async () => {
      const outcome = await guest.orders.pay({ orderId }, { idempotencyKey: 'again' });
      return outcome.ok ? outcome.value.payment : Promise.reject(new Error(outcome.refusal.code));
    }, waiting);
    const [accepted, ...others] = await paymentsAtProvider();
    expect(others).toEqual([]);
    expect(paying).toMatchObject({ id: accepted?.id, status: 'pending' });
    expect(accepted?.metadata.order_id).toBe(String(orderId));

    await sandbox(`yookassa/payments/${paying.id}/succeed`, {});
    await eventually(
      async () => expect(await ownOrders()).toEqual([{ id: orderId, paid_for: 'succeeded' }]),
      waiting,
    );
  });

  it('while the payment succeeds unheard is made good by the next start', async () => {
    const orderId = await place('the-order');
    const paying = await guest.orders.pay({ orderId }, { idempotencyKey: 'the-payment' });
    if (!paying.ok) throw new Error(paying.refusal.text);
    await stack.freeze();
    await sandbox('faults', { provider: 'yookassa', fault: 'lost-webhook', times: -1 });
    await sandbox(`yookassa/payments/${paying.value.payment.id}/succeed`, {});
    await stack.kill();

    await stack.start();
    await eventually(
      async () => expect(await ownOrders()).toEqual([{ id: orderId, paid_for: 'succeeded' }]),
      waiting,
    );
    expect(await paymentsAtProvider()).toHaveLength(1);
  });
});
