import type { Order, Payment } from '@portal/domain';
import { expect, vi } from 'vitest';
import { control } from '../sandbox/testing/test-sandbox.ts';
import type { Answer, Ordering } from './ordering.ts';

/** A payment as the provider holds it. */
export interface HeldPayment {
  readonly id: string;
  readonly status: string;
  readonly amount: { readonly value: string };
  readonly metadata?: { readonly order_id?: string };
}

/** Asks to pay an order as its guest. */
export function beginPayment(
  { call, hotel }: Ordering,
  orderId: number,
  headers: Record<string, string> = {},
  guestId = hotel.guestId,
): Promise<Answer<{ payment: Payment }>> {
  return call(`guest-${guestId}`, '/api/payment/create', { orderId }, headers);
}

/** Places an order and begins to pay it. */
export async function placeAndBegin(ordering: Ordering): Promise<{ order: Order; id: string }> {
  const order = await ordering.place();
  const { status, body } = await beginPayment(ordering, order.id);
  if (status !== 200) throw new Error(`Not begun: ${JSON.stringify(body)}`);
  return { order, id: body.payment.id };
}

/** Pays, holds or ends a payment at the provider, which then notifies the server. */
export async function steer(
  { sandbox }: Ordering,
  paymentId: string,
  to: 'succeed' | 'hold' | 'cancel',
): Promise<void> {
  const { status } = await control(sandbox, 'POST', `yookassa/payments/${paymentId}/${to}`);
  if (status !== 200) throw new Error(`The payment could not ${to}.`);
}

/** The provider's payments. */
export async function heldPayments({ sandbox }: Ordering): Promise<HeldPayment[]> {
  return (await control(sandbox, 'GET', 'yookassa/payments')).body as HeldPayment[];
}

/** The provider's refunds. */
export async function heldRefunds({
  sandbox,
}: Ordering): Promise<{ payment_id: string; amount: { value: string } }[]> {
  return (await control(sandbox, 'GET', 'yookassa/refunds')).body as [];
}

/** The order as staff see it. */
export async function readOrder(
  { call, hotel }: Ordering,
  id: number,
): Promise<Order['attributes']> {
  const data = { id: hotel.guestId };
  const { body } = await call<{ orders: { data: Order[] } }>('admin', '/api/orders', data);
  return body.orders.data.find((order) => order.id === id)!.attributes;
}

/** Waits until the order shows this of its payment. */
export function waitForPaidFor(ordering: Ordering, id: number, paidFor: string): Promise<void> {
  return vi.waitFor(async () => {
    expect((await readOrder(ordering, id)).paid_for).toBe(paidFor);
  }, 8000);
}

/** What guest and staff were told of payments, oldest first. */
export async function toldOfPayments({ prisma }: Ordering): Promise<unknown[]> {
  const rows = await prisma.outbox.findMany({
    where: { kind: 'orderPaidStatusChange' },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ payload }) => payload);
}

/** Sends a notification as anybody can. */
export function notify({ call }: Ordering, event: string, object: object): Promise<Answer> {
  return call(
    null,
    '/api/webhook/yookassa',
    JSON.stringify({ type: 'notification', event, object }),
  );
}

/** Waits until every notification that was kept is handled. */
export function waitForHandled({ prisma }: Ordering): Promise<void> {
  return vi.waitFor(async () => {
    expect(await prisma.webhookInbox.count({ where: { processedAt: null } })).toBe(0);
  }, 8000);
}

/** Forgets every order and payment, here and at the provider. */
export async function clearMoney({ prisma, sandbox }: Ordering): Promise<void> {
  await control(sandbox, 'DELETE', 'state');
  await prisma.webhookInbox.deleteMany();
  await prisma.refund.deleteMany();
  await prisma.payment.deleteMany();
  await prisma.order.deleteMany();
  await prisma.outbox.deleteMany();
  await prisma.auditEntry.deleteMany();
}
