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
export interface HotelAccount {
  readonly orders: readonly number[];
  readonly messages: readonly string[];
  /** `order:payment`. */
  readonly payments: readonly string[];
}

/** Guests who order, write, pay and sign in without a pause, and say everything again until it is done. */
export interface BusyHotel {
  readonly guests: number;
  /** Begins to order, write, pay and sign in. */
  begin(): void;
  /** Resolves when everybody has had an answer. */
  isBusy(): Promise<void>;
  /** Resolves when `/readyz` says so. */
  isReady(): Promise<void>;
  /** Places one order more. */
  place(key: string): Promise<void>;
  /** Resolves when everything that was begun has been acknowledged. */
  end(): Promise<void>;
  /** What was acknowledged beside what is there. */
  account(): Promise<{ acknowledged: HotelAccount; kept: HotelAccount; signIns: number }>;
}

const guestCount = 8;
/** Below what one guest may do in a minute. */
const most = { ordersEach: 5, messagesEach: 40 };
const pauseMilliseconds = 25;

/** Signs the guests in; `begin` makes them busy. */
export async function createBusyHotel(stack: Stack): Promise<BusyHotel> {
  let isOver = false;
  let signIns = 0;
  const working: Promise<void>[] = [];
  const told = { orders: [] as number[], messages: [] as string[], payments: [] as string[] };

  const first = await registerGuest(stack);
  const order = await orderOf(first);
  const others = await Promise.all(
    Array.from({ length: guestCount - 1 }, () => registerGuest(stack)),
  );
  const guests = await Promise.all(
    [first, ...others].map(async (portal) => {
      const ask = { room: order.room, message: 'Здравствуйте' };
      return { portal, ticket: (await portal.tickets.create(ask, randomUUID())).id };
    }),
  );

  async function place(portal: Portal, key: string): Promise<number> {
    const placed = await insist(() => portal.orders.place(order, key));
    if (!placed.ok) throw new Error(placed.problem.error);
    told.orders.push(placed.value.id);
    return placed.value.id;
  }

  async function orderAndPay(portal: Portal): Promise<void> {
    for (let count = 0; count < most.ordersEach && !isOver; count += 1) {
      const orderId = await place(portal, randomUUID());
      const paying = await insist(async () => {
        const outcome = await portal.orders.pay(orderId, `pay-${orderId}`);
        return outcome.ok ? outcome.value : Promise.reject(new NotYet(outcome.problem.code));
      });
      told.payments.push(`${orderId}:${paying.id}`);
    }
  }

  async function write(portal: Portal, ticketId: number): Promise<void> {
    for (let count = 0; count < most.messagesEach && !isOver; count += 1) {
      const clientId = randomUUID();
      const sent = await insist(() =>
        portal.tickets.send(ticketId, { clientId, message: 'И ещё' }),
      );
      if (!sent.ok) throw new Error(sent.problem.error);
      told.messages.push(clientId);
      await delay(pauseMilliseconds);
    }
  }

  async function signOthersIn(): Promise<void> {
    while (!isOver) {
      await registerGuest(stack);
      signIns += 1;
    }
  }

  return {
    guests: guests.length,
    begin() {
      for (const { portal, ticket } of guests) {
        working.push(orderAndPay(portal), write(portal, ticket));
      }
      working.push(signOthersIn());
      // Heard of at the end.
      for (const work of working) work.catch(() => undefined);
    },
    isBusy: () =>
      waitUntil(() => {
        const counts = [told.orders.length, told.messages.length];
        if (counts.some((count) => count < guests.length)) throw new Error('not busy yet');
      }),
    isReady: () =>
      waitUntil(async () => {
        const { status } = await fetch(`${stack.url}/readyz`, {
          signal: AbortSignal.timeout(5_000),
        });
        if (status !== 200) throw new Error(`not ready: ${status}`);
      }),
    async place(key) {
      const [one] = guests;
      if (one) await place(one.portal, key);
    },
    async end() {
      isOver = true;
      await Promise.all(working);
    },
    async account() {
      const kept = await Promise.all(
        guests.map(async ({ portal, ticket }) => ({
          orders: (await portal.orders.list()).map(({ id }) => id),
          messages: await clientIdsOf(portal, ticket),
        })),
      );
      const payments = await askSandbox<SandboxPayment[]>(stack, 'yookassa/payments');
      const orders = new Set(kept.flatMap((guest) => guest.orders.map(String)));
      return {
        acknowledged: sorted(told),
        kept: sorted({
          orders: kept.flatMap(({ orders }) => orders),
          messages: kept.flatMap(({ messages }) => messages),
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
    const { ticket, hasEarlier } = await guest.tickets.open(ticketId, {
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
