import { setTimeout as wait } from 'node:timers/promises';
import { createMemoryTokenStorage, createPortal, createStaffPortal } from '@portal/client';
import type { Stack } from '../stack/stack.ts';
import { orderMark, ticketMark, type ShiftGuest } from './shift-guests.ts';

/** What was ordered and asked in the shift: the number of each in it, and its id. */
export interface ShiftWork {
  readonly orders: ReadonlyMap<number, number>;
  readonly tickets: ReadonlyMap<number, number>;
}

const maxChatMinutes = 6;

async function chatTexts(stack: Stack): Promise<string[]> {
  const response = await fetch(`${stack.sandboxUrl}/telegram`);
  return ((await response.json()) as { text: string }[]).map(({ text }) => text);
}

/** How often a text stands among others, and not only as the beginning of a longer number. */
function timesAmong(texts: readonly string[], mark: string): number {
  return texts.filter((text) => text.includes(mark)).length;
}

/** The chat of staff takes twenty messages a minute: the last one comes after the shift. */
export async function untilChatHasReceived(
  stack: Stack,
  { orders, tickets }: ShiftWork,
): Promise<void> {
  const marks = [...[...orders.keys()].map(orderMark), ...[...tickets.keys()].map(ticketMark)];
  const deadline = Date.now() + maxChatMinutes * 60_000;
  for (;;) {
    const texts = await chatTexts(stack);
    if (marks.every((mark) => timesAmong(texts, mark) > 0) || Date.now() > deadline) return;
    await wait(1_000);
  }
}

/** Everything that is missing, doubled or otherwise than it ought to be; nothing, when all is well. */
export async function compareBooks(
  stack: Stack,
  { orders, tickets, guests }: ShiftWork & { readonly guests: readonly ShiftGuest[] },
): Promise<string[]> {
  const findings: string[] = [];
  const admin = createPortal({ baseUrl: stack.url, token: createMemoryTokenStorage() });
  const staffPage = createStaffPortal(admin);
  await staffPage.signIn('admin', stack.staffPassword);

  const { orders: stored, meta } = await staffPage.orders.list({ pageSize: 100 });
  if (meta.total !== orders.size) findings.push(`${meta.total} orders are kept of ${orders.size}`);
  const held = await bankHolds(stack);
  const texts = await chatTexts(stack);
  for (const [number, id] of orders) {
    const order = stored.find((one) => one.id === id);
    if (order?.status !== 'done') findings.push(`order ${number} is ${order?.status ?? 'gone'}`);
    const received = guests.flatMap(({ steps }) => steps.get(id) ?? []).join();
    if (received !== 'inwork,delivered,done')
      findings.push(`order ${number} was heard as ${received}`);
    const paid = held.filter((payment) => payment.orderId === id);
    const isPaidOnline = order?.paymentType === 'external';
    const sum = paid.reduce((all, { amount }) => all + amount, 0);
    if (
      isPaidOnline &&
      (paid.length !== 1 || sum !== order.total || order.paid_for !== 'succeeded')
    ) {
      findings.push(`order ${number}: ${paid.length} payments of ${sum} ₽ for ${order.total} ₽`);
    }
    const times = timesAmong(texts, orderMark(number));
    if (times !== 1) findings.push(`the chat was told ${times} times of order ${number}`);
  }
  for (const [number, id] of tickets) {
    const { ticket } = await admin.tickets.open({ id });
    const answers = ticket.messages.filter((message) => message.sender_type === 'staff');
    if (ticket.status !== 'closed' || answers.length !== 1) {
      findings.push(`ticket ${number} is ${ticket.status} with ${answers.length} answers`);
    }
    for (const { message } of answers) {
      const received = guests.flatMap(({ replies }) => replies.filter((text) => text === message));
      if (received.length !== 1) findings.push(`"${message}" was heard ${received.length} times`);
    }
    const times = timesAmong(texts, ticketMark(number));
    if (times !== 1) findings.push(`the chat was told ${times} times of ticket ${number}`);
  }
  const { meta: dead } = await staffPage.deadLetters.list();
  if (dead.total > 0) findings.push(`${dead.total} messages could not be delivered`);
  return findings;
}

/** Payments that the bank has taken. */
async function bankHolds(stack: Stack): Promise<{ orderId: number; amount: number }[]> {
  const response = await fetch(`${stack.sandboxUrl}/yookassa/payments`);
  const payments = (await response.json()) as {
    status: string;
    amount: { value: string };
    metadata: { order_id: string };
  }[];
  return payments
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount, metadata }) => ({
      orderId: Number(metadata.order_id),
      amount: Number(amount.value),
    }));
}
