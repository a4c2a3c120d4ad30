import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PortalError, type Portal } from '@portal/client';
import {
  askSandbox,
  insist,
  orderOf,
  registerGuest,
  waitUntil,
  type Stack,
} from './stack-guest.ts';

/** What the guests were told is done, or what is found afterwards; each list sorted. */
interface HotelAccount {
  readonly orders: readonly number[];
  readonly messages: readonly string[];
  /** `order:payment`. */
  readonly payments: readonly string[];
}

/** Seconds from one moment until the first of each was acknowledged, and until `/readyz` said so. */
export type GoingOn = Readonly<
  Record<'ready' | 'order' | 'payment' | 'message' | 'signIn', number>
>;

const guestCount = 8;
/** Below what one guest may do in a minute. */
const limits = { ordersEach: 5, messagesEach: 40 };
const pauseMilliseconds = 25;

/** Guests who order, write, pay and sign in without a pause, and say everything again until it is done. */
export async function createBusyHotel(stack: Stack) {
  let isOver = false;
  let signIns = 0;
  const working: Promise<void>[] = [];
  const acknowledgements: { readonly what: keyof GoingOn; readonly at: number }[] = [];
  const confirmed = { orders: [] as number[], messages: [] as string[], payments: [] as string[] };

  const first = await registerGuest(stack);
  const order = await orderOf(first);
  const others = await Promise.all(Array.from({ length: guestCount }, () => registerGuest(stack)));
  const everybody = await Promise.all(
    [first, ...others].map(async (portal) => {
      const ask = { room: order.room, message: 'Здравствуйте' };
      const created = await portal.tickets.create(ask);
      if (!created.ok) throw new Error(created.refusal.text);
      return { portal, ticket: created.value.ticket.id };
    }),
  );

  const [waiting, ...guests] = everybody;

  function note(what: keyof GoingOn): void {
    acknowledgements.push({ what, at: performance.now() });
  }

  async function place(portal: Portal, key: string): Promise<number> {
    const placed = await insist(() => portal.orders.place({ order }, { idempotencyKey: key }));
    if (!placed.ok) throw new Error(placed.refusal.text);
    confirmed.orders.push(placed.value.order.id);
    note('order');
    return placed.value.order.id;
  }

  async function pay(portal: Portal, orderId: number): Promise<void> {
    const paying = await insist(async () => {
      const outcome = await portal.orders.pay({ orderId }, { idempotencyKey: `pay-${orderId}` });
      return outcome.ok ? outcome.value.payment : Promise.reject(new NotYet(outcome.refusal.code));
    });
    confirmed.payments.push(`${orderId}:${paying.id}`);
    note('payment');
  }

  async function write(portal: Portal, ticketId: number): Promise<void> {
    const clientId = randomUUID();
    const sent = await insist(() => portal.tickets.send(ticketId, { clientId, message: 'И ещё' }));
    if (!sent.ok) throw new Error(sent.refusal.text);
    confirmed.messages.push(clientId);
    note('message');
  }

  async function signIn(): Promise<void> {
    await registerGuest(stack);
    signIns += 1;
    note('signIn');
  }

  async function isReady(): Promise<void> {
    await waitUntil(async () => {
      const { status } = await fetch(`${stack.url}/readyz`, { signal: AbortSignal.timeout(5_000) });
      if (status !== 200) throw new Error(`not ready: ${status}`);
    });
    note('ready');
  }

  async function orderAndPayOn(portal: Portal): Promise<void> {
    for (let count = 0; count < limits.ordersEach && !isOver; count += 1) {
      await pay(portal, await place(portal, randomUUID()));
    }
  }

  async function writeOn(portal: Portal, ticketId: number): Promise<void> {
    for (let count = 0; count < limits.messagesEach && !isOver; count += 1) {
      await write(portal, ticketId);
      await delay(pauseMilliseconds);
    }
  }

  async function signOthersIn(): Promise<void> {
    while (!isOver) await signIn();
  }

  return {
    guests: guests.length,
    /** Begins to order, write, pay and sign in. */
    begin() {
      for (const { portal, ticket } of guests) {
        working.push(orderAndPayOn(portal), writeOn(portal, ticket));
      }
      working.push(signOthersIn());
      // Heard of at the end.
      for (const work of working) work.catch(() => undefined);
    },
    /** Resolves when everybody has had an answer. */
    isBusy: () =>
      waitUntil(() => {
        const counts = [confirmed.orders.length, confirmed.messages.length];
        if (counts.some((count) => count < guests.length)) throw new Error('not busy yet');
      }),
    /**
     * Resolves when `/readyz` says so and from now on each has been acknowledged once, also to somebody who had
     * not begun anything, with the seconds until the first.
     */
    async goesOn(): Promise<GoingOn> {
      if (!waiting) throw new Error('Nobody waits.');
      const { portal, ticket } = waiting;
      const since = performance.now();
      await Promise.all([
        isReady(),
        place(portal, randomUUID()).then((orderId) => pay(portal, orderId)),
        write(portal, ticket),
        signIn(),
      ]);
      const first = (what: keyof GoingOn) => {
        const found = acknowledgements.find((one) => one.what === what && one.at >= since);
        return ((found?.at ?? Infinity) - since) / 1000;
      };
      return {
        ready: first('ready'),
        order: first('order'),
        payment: first('payment'),
        message: first('message'),
        signIn: first('signIn'),
      };
    },
    /** Resolves when everything that was begun has been acknowledged. */
    async end() {
      isOver = true;
      await Promise.all(working);
    },
    /** What was acknowledged beside what is there. */
    async account(): Promise<{
      acknowledged: HotelAccount;
      stored: HotelAccount;
      signIns: number;
    }> {
      const stored = await Promise.all(
        everybody.map(async ({ portal, ticket }) => ({
          orders: (await portal.orders.list()).orders.map(({ id }) => id),
          messages: await clientIdsOf(portal, ticket),
        })),
      );
      const payments = await askSandbox<SandboxPayment[]>(stack, 'yookassa/payments');
      const orders = new Set(stored.flatMap((guest) => guest.orders.map(String)));
      return {
        acknowledged: sorted(confirmed),
        stored: sorted({
          orders: stored.flatMap(({ orders }) => orders),
          messages: stored.flatMap(({ messages }) => messages),
          payments: payments
            .filter(
              ({ status, metadata }) => status !== 'canceled' && orders.has(metadata.order_id),
            )
            .map(({ id, metadata }) => `${metadata.order_id}:${id}`),
        }),
        signIns,
      };
    },
  };
}

/** `ready 1.5 s, order 0.7 s`, and so on. */
export function formatSeconds(seconds: GoingOn): string {
  return Object.entries(seconds)
    .map(([what, after]) => `${what} ${after.toFixed(1)} s`)
    .join(', ');
}

interface SandboxPayment {
  readonly id: string;
  readonly status: string;
  readonly metadata: { readonly order_id: string };
}

/** An answer that says: later. */
class NotYet extends PortalError {}

/** Page by page, from the last one to the first. */
async function clientIdsOf(guest: Portal, ticketId: number): Promise<string[]> {
  const ids: string[] = [];
  for (let before: number | undefined; ;) {
    const { ticket, hasEarlier } = await guest.tickets.open({
      id: ticketId,
      ...(before !== undefined && { before }),
    });
    ids.push(...ticket.messages.map(({ clientId }) => clientId).filter((id) => id !== null));
    before = ticket.messages[0]?.id;
    if (!hasEarlier) return ids;
  }
}

function sorted({ orders, messages, payments }: HotelAccount): HotelAccount {
  return {
    orders: orders.toSorted((a, b) => a - b),
    messages: messages.toSorted(),
    payments: payments.toSorted(),
  };
}
