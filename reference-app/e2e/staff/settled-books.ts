import { defaultTimeZone } from '@portal/domain/portal';
import { hotelMoment } from '@portal/domain/time';
import { expect } from '../journey.ts';
import { order } from './order-staff.ts';
import { registerGuest, staffCaller } from '../sessions.ts';
import { openCabinet } from './shop-cabinet.ts';
import type { Stack } from '../stack/stack.ts';

/**
 * Leaves differences of the books of every act behind: one was adopted, money came for an order that did not
 * ask for it and for one that is not here, a refund of staff was rejected, and money of a canceled order is
 * owed. The payment provider rejects everything from then on, so that they stay as they are.
 */
export async function settleBooks(stack: Stack): Promise<void> {
  const cabinet = openCabinet(stack);
  const admin = await staffCaller(stack);
  const ids: number[] = [];
  for (const name of ['Ольга Зимина', 'Пётр Ильин', 'Нина Орлова']) {
    const guest = await registerGuest(stack, name);
    ids.push(await order(guest, { payment: 'external', quantity: ids.length + 1 }));
  }
  const [adopted, rejected, owed] = ids as [number, number, number];
  const unasked = await order(await registerGuest(stack, 'Иван Соколов'));
  await stack.settlePayments('succeed');
  for (const id of ids) await expect.poll(() => paidFor(id)).toBe('succeeded');

  await cabinet.refundUnheard((await cabinet.paymentOf(String(adopted))).id, '150.00');
  await cabinet.takePayment(String(unasked), '1280.00');
  await cabinet.takePayment('900100', '4500.00');
  const { day: today } = hotelMoment(new Date(), defaultTimeZone);
  await admin('/api/admin/payment/reconcile', { data: { from: today, to: today } });

  await cabinet.rejectEverything();
  const refund = admin('/api/admin/payment/refund', { data: { orderId: rejected, amount: 200 } });
  await expect(refund).rejects.toThrow(/502/);
  const canceled = { id: owed, status: 'canceled', cancelReason: 'item_unavailable' };
  await admin('/api/order/update', { data: { order: canceled } }, 'PUT');
  await expect
    .poll(async () => (await openKinds()).toSorted())
    .toEqual([...['payment-unknown', 'payment-without-order', 'refund-owed', 'refund-rejected']]);

  async function paidFor(id: number): Promise<string | null> {
    const { details } = await admin<{
      details: { payments: readonly { readonly status: string }[] };
    }>('/api/admin/order/details', { data: { id } });
    return details.payments[0]?.status ?? null;
  }

  async function openKinds(): Promise<string[]> {
    const { differences } = await admin<{
      differences: { data: { attributes: { kind: string } }[] };
    }>('/api/admin/payment/reconciliation/fetch', { data: { state: 'open' } });
    return differences.data.map(({ attributes }) => attributes.kind);
  }
}
