import { setTimeout as delay } from 'node:timers/promises';
import {
  createMemoryTokenStorage,
  createPortal,
  InvalidError,
  PortalError,
  type Portal,
} from '@portal/client';
import type { NewOrder } from '@portal/domain/orders';
import { somePhone } from '../test-accounts.ts';

/** Where a stack of processes is reached. */
export interface Stack {
  readonly url: string;
  readonly sandboxUrl: string;
}

/** As long as a machine under a heavy load may need; bounds nothing that is measured. */
const deadline = { timeout: 120_000, interval: 100 };

/** Asks the sandbox's control page; with a body, tells it something. */
export async function askSandbox<Answer>(
  stack: Stack,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${stack.sandboxUrl}/__sandbox/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** How long a guest waits for a code. */
const codeTimeout = { timeout: 20_000, interval: 100 };

/**
 * Signs in with a code from the sandbox. The portal does not send a message again that may be on its way,
 * so whoever waits in vain begins anew.
 */
export async function registerGuest(stack: Stack): Promise<Portal> {
  for (let tries = 0; tries < 5; tries += 1) {
    const portal = createPortal({ baseUrl: stack.url, token: createMemoryTokenStorage() });
    const phone = somePhone();
    const signIn = portal.phoneSignIn();
    await insist(() => signIn.sendCode(phone));
    const code = await codeFor(stack, phone);
    if (code === undefined) continue;
    await insist(() => signIn.checkCode(code));
    await insist(() => signIn.register({ name: 'Вера Соколова', isSubscribe: false }));
    return portal;
  }
  throw new Error('No code comes.');
}

function codeFor(stack: Stack, phone: string): Promise<string | undefined> {
  const read = async () => {
    const sent = await askSandbox<{ text: string }[]>(stack, `sms?to=${encodeURIComponent(phone)}`);
    return /\d{4}$/.exec(sent[0]?.text ?? '')?.[0] ?? Promise.reject(new Error('no code yet'));
  };
  return waitUntil(read, codeTimeout).catch(() => undefined);
}

/** An order of two things, to be paid online. */
export async function orderOf(guest: Portal): Promise<NewOrder> {
  const [{ stores }, { rooms }] = await Promise.all([guest.stores.list(), guest.rooms.list()]);
  const [[store], [room]] = [stores, rooms];
  if (!store || !room) throw new Error('The demo hotel has no store or no room.');
  const { products } = await guest.stores.get({ id: store.id });
  const chosen = products.filter(({ for_sale, price }) => for_sale && price > 0).slice(0, 2);
  return {
    store: store.id,
    room: room.id,
    products: chosen.map(({ id }) => ({ id, quantity: 1 })),
    paymentType: 'external',
    payment_system: 'yookassa',
  };
}

/** Asks until it does not throw; of scripts as well as tests, and so without the runner of tests. */
export async function waitUntil<Result>(
  check: () => Result | Promise<Result>,
  { timeout, interval } = deadline,
): Promise<Result> {
  const until = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(interval);
    }
  }
}

/** Makes a call again, the same one, until it is acknowledged. */
export async function insist<Result>(call: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + deadline.timeout;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const isFinal = !(error instanceof PortalError) || error instanceof InvalidError;
      if (isFinal || performance.now() > until) throw error;
      await delay(deadline.interval);
    }
  }
}
