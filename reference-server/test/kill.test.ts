import { createMemoryTokenStore, createPortal, type Portal } from '@portal/client';
import type { NewOrder } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { somePhone } from './portal.ts';
import { createPortalProcess, type PortalProcess } from './portal-process.ts';

interface SandboxPayment {
  readonly id: string;
  readonly status: string;
  readonly metadata: { readonly order_id: string };
}

const waiting = { timeout: 20_000, interval: 50 };
let stack: PortalProcess;
let guest: Portal;
let order: NewOrder;

beforeEach(async () => {
  stack = await createPortalProcess();
  await stack.start();
  guest = await registerGuest();
  order = await orderForTwo();
}, 90_000);

afterEach(() => stack.remove());

async function sandbox<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${stack.sandboxUrl}/__sandbox/${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

async function registerGuest(): Promise<Portal> {
  const portal = createPortal({ baseUrl: stack.url, token: createMemoryTokenStore() });
  const phone = somePhone();
  const signIn = portal.phoneSignIn();
  await signIn.sendCode(phone);
  const code = await vi.waitFor(async () => {
    const to = encodeURIComponent(phone);
    const [message] = await sandbox<{ text: string }[]>(`sms?to=${to}`);
    return /\d{4}$/.exec(message?.text ?? '')?.[0] ?? Promise.reject(new Error('no code yet'));
  }, waiting);
  await signIn.checkCode(code);
  await signIn.register({ name: 'Вера Соколова', isSubscribe: false });
  return portal;
}

async function orderForTwo(): Promise<NewOrder> {
  const [[store], [room]] = await Promise.all([guest.catalogue.stores(), guest.catalogue.rooms()]);
  if (!store || !room) throw new Error('The demo hotel has no store or no room.');
  const { products } = await guest.catalogue.store(store.id);
  const chosen = products.filter(({ for_sale, price }) => for_sale && price > 0).slice(0, 2);
  return {
    store: store.id,
    room: room.id,
    products: chosen.map(({ id }) => ({ id, quantity: 1 })),
    paymentType: 'external',
    payment_system: 'yookassa',
  };
}

async function place(key: string): Promise<number> {
  const placed = await guest.orders.place(order, key);
  if (!placed.ok) throw new Error(placed.problem.error);
  return placed.value.id;
}

function paymentsAtProvider(): Promise<SandboxPayment[]> {
  return sandbox<SandboxPayment[]>('yookassa/payments');
}

async function ownOrders() {
  return (await guest.orders.list()).map(({ id, paid_for }) => ({ id, paid_for }));
}

describe('kill −9 of the whole stack', { timeout: 120_000 }, () => {
  it('between the acceptance of a payment and our commit leaves one order and one payment, applied', async () => {
    const orderId = await place('the-order');
    await sandbox('faults', { provider: 'yookassa', fault: 'slow', times: 1 });
    const lost = guest.orders.pay(orderId, 'the-payment').catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const faults = await sandbox<Record<string, unknown>>('faults');
      expect(JSON.stringify(faults)).not.toContain('slow');
    }, waiting);
    // The provider has our request and will accept it; we shall not live to hear of it.
    stack.freeze();
    await vi.waitFor(async () => expect(await paymentsAtProvider()).toHaveLength(1), waiting);
    await stack.kill();
    expect(await lost).toBeInstanceOf(Error);

    await stack.start();
    expect(await place('the-order')).toBe(orderId);
    const paying = await vi.waitFor(async () => {
      const outcome = await guest.orders.pay(orderId, 'again');
      return outcome.ok ? outcome.value : Promise.reject(new Error(outcome.problem.code));
    }, waiting);
    const [accepted, ...others] = await paymentsAtProvider();
    expect(others).toEqual([]);
    expect(paying).toMatchObject({ id: accepted?.id, status: 'pending' });
    expect(accepted?.metadata.order_id).toBe(String(orderId));

    await sandbox(`yookassa/payments/${paying.id}/succeed`, {});
    await vi.waitFor(
      async () => expect(await ownOrders()).toEqual([{ id: orderId, paid_for: 'succeeded' }]),
      waiting,
    );
  });

  it('while the payment succeeds unheard is made good by the next start', async () => {
    const orderId = await place('the-order');
    const paying = await guest.orders.pay(orderId, 'the-payment');
    if (!paying.ok) throw new Error(paying.problem.error);
    stack.freeze();
    await sandbox('faults', { provider: 'yookassa', fault: 'lost-webhook', times: -1 });
    await sandbox(`yookassa/payments/${paying.value.id}/succeed`, {});
    await stack.kill();

    await stack.start();
    await vi.waitFor(
      async () => expect(await ownOrders()).toEqual([{ id: orderId, paid_for: 'succeeded' }]),
      waiting,
    );
    expect(await paymentsAtProvider()).toHaveLength(1);
  });
});
