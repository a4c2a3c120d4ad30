import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createMemoryTokenStorage,
  createPortal,
  ServerFailedError,
  UnreachableError,
  type Portal,
} from '@portal/client';
import { orderStatusChange, type NewOrder, type OrderStatus } from '@portal/domain/orders';
import { supportTicketMessage } from '@portal/domain/tickets';
import { somePhone } from '../sessions.ts';
import type { Stack } from '../stack/stack.ts';

/** A guest of the shift, and what their open page has been told. */
export interface ShiftGuest {
  readonly portal: Portal;
  /** What each own order was said to have become, in the order it was heard. */
  readonly steps: Map<number, OrderStatus[]>;
  /** What staff were heard to write, in the order it was heard. */
  readonly replies: string[];
}

/** Registers a guest and opens the live connection. */
export async function arrive(stack: Stack, name: string): Promise<ShiftGuest> {
  const portal = createPortal({
    baseUrl: stack.url,
    token: createMemoryTokenStorage(),
    socket: { transports: ['websocket'], forceNew: true },
  });
  const phone = somePhone();
  const signIn = portal.phoneSignIn();
  await signIn.sendCode(phone);
  await signIn.checkCode(await stack.codeFor(phone));
  await signIn.register({ name, isSubscribe: false });

  const guest: ShiftGuest = { portal, steps: new Map(), replies: [] };
  portal.live.on(orderStatusChange, ({ orderId, newStatus }) => {
    guest.steps.set(orderId, [...(guest.steps.get(orderId) ?? []), newStatus]);
  });
  portal.live.on(supportTicketMessage, ({ message }) => {
    if (message.sender_type === 'staff') guest.replies.push(message.message);
  });
  portal.live.connect();
  return guest;
}

/** Orders from a shop; every second order is paid by card, as soon as the provider lets them. */
export async function orderSomething(
  { portal }: ShiftGuest,
  stack: Stack,
  number: number,
): Promise<number> {
  const isPaidOnline = number % 2 === 0;
  const { products } = await portal.stores.get({ id: 1 });
  const [room] = (await portal.rooms.list()).rooms;
  const product = products.find(({ for_sale, price }) => for_sale && price > 0);
  if (!room || !product) throw new Error('There is nothing to order, or nowhere to bring it.');
  const input: NewOrder = {
    store: 1,
    room: room.id,
    products: [{ id: product.id, quantity: 1 + (number % 3) }],
    comment: orderMark(number),
    paymentType: isPaidOnline ? 'external' : 'cash',
    ...(isPaidOnline && { payment_system: 'yookassa' }),
  };
  const key = randomUUID();
  const placed = await untilAnswered(() =>
    portal.orders.place({ order: input }, { idempotencyKey: key }),
  );
  if (!placed.ok) throw new Error(`Order ${number} was refused: ${placed.refusal.text}`);
  if (isPaidOnline) {
    const paymentKey = randomUUID();
    const paying = await untilAnswered(() =>
      portal.orders.pay({ orderId: placed.value.order.id }, { idempotencyKey: paymentKey }),
    );
    if (!paying.ok) throw new Error(`Order ${number} cannot be paid: ${paying.refusal.text}`);
    await stack.settlePayments('succeed');
  }
  return placed.value.order.id;
}

/** Asks for help. */
export async function askForHelp({ portal }: ShiftGuest, number: number): Promise<number> {
  const [room] = (await portal.rooms.list()).rooms;
  if (!room) throw new Error('There are no rooms.');
  const key = randomUUID();
  const input = { room: room.id, message: ticketMark(number) };
  const created = await untilAnswered(() => portal.tickets.create(input, { idempotencyKey: key }));
  if (!created.ok) throw new Error(`Ticket ${number} was refused: ${created.refusal.text}`);
  return created.value.ticket.id;
}

/** What tells an order of this shift from any other text. */
export const orderMark = (number: number) => `Пожелание ${number} этой смены`;
/** What tells a ticket of this shift from any other text. */
export const ticketMark = (number: number) => `Просьба ${number} этой смены`;

/** Presses the button again as long as the provider or the line is at fault, as a guest would. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServerFailedError || error instanceof UnreachableError)) throw error;
      await wait(500);
    }
  }
}
