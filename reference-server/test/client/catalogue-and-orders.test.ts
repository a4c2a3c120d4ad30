import { ForbiddenError, InvalidError, NotFoundError, SignedOutError } from '@portal/client';
import { getOrders } from '@portal/domain/orders';
import { describe, expect, it } from 'vitest';
import { createTestPortal } from '../portal.ts';
import { placeOrder, someOrder } from './shopping.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());
const guest = await portal.guest();
const { client: staff, staffPortal } = await portal.staff('admin');

describe('the catalogue', () => {
  it('is there for everybody, without its envelopes', async () => {
    const client = portal.client();
    const { status: settings } = await client.settings.get();
    expect(settings).toMatchObject({ isDisable: false, timeZone: 'Europe/Moscow' });
    const { stores } = await client.stores.list();
    expect(stores.length).toBeGreaterThanOrEqual(4);
    const { store, products } = await client.stores.get({ id: stores[0]!.id });
    expect(store).toEqual(stores[0]);
    const product = products[0]!;
    expect(product).toMatchObject({ store: { id: store.id, title: store.title } });
    expect(await client.products.get({ id: product.id })).toEqual({ product });
  });

  it('finds a store by the name the hotel gave it', async () => {
    const { stores } = portal.client();
    const named = (await stores.list()).stores.find(({ isCustom }) => isCustom);
    const { store } = await stores.getCustom({ customId: named!.customId! });
    expect(store.id).toBe(named!.id);
  });

  it('says that there is no such thing', async () => {
    const { stores, products } = portal.client();
    await expect(stores.get({ id: 999_999 })).rejects.toThrow(NotFoundError);
    await expect(stores.getCustom({ customId: 'нет такого/?#' })).rejects.toThrow(NotFoundError);
    await expect(products.get({ id: 999_999 })).rejects.toThrow(NotFoundError);
  });

  it('shows rooms only to who is signed in', async () => {
    await expect(portal.client().rooms.list()).rejects.toThrow(SignedOutError);
    expect((await guest.client.rooms.list()).rooms.length).toBeGreaterThanOrEqual(24);
  });
});

describe('an order', () => {
  it('is placed once under its key, also when it is sent again', async () => {
    const order = await someOrder(guest.client);
    const key = crypto.randomUUID();
    const first = await guest.client.orders.place({ order }, { idempotencyKey: key });
    expect(first).toMatchObject({
      ok: true,
      value: { order: { status: 'new', guest: { id: guest.id } } },
    });
    expect(await guest.client.orders.place({ order }, { idempotencyKey: key })).toEqual(first);
    const other = { ...order, comment: 'Другой' };
    await expect(
      guest.client.orders.place({ order: other }, { idempotencyKey: key }),
    ).rejects.toThrow(InvalidError);
  });

  it('is placed once when the same is sent twice at the same moment', async () => {
    const order = await someOrder(guest.client);
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([
      guest.client.orders.place({ order }, { idempotencyKey: key }),
      guest.client.orders.place({ order }, { idempotencyKey: key }),
    ]);
    expect(one.ok && other.ok && one.value.order.id === other.value.order.id).toBe(true);
  });

  it('is refused for a declared reason as a value', async () => {
    const order = await someOrder(guest.client, { expectedTotal: 0.01 });
    expect(await guest.client.orders.place({ order })).toMatchObject({
      ok: false,
      refusal: { code: 'PRICE_CHANGED' },
    });
  });

  it('is refused with the fields that are wrong, also as a value where that is declared', async () => {
    const order = await someOrder(guest.client, { room: 999_999 });
    const outcome = await guest.client.orders.place({ order });
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID', details: [{ path: 'data.order.room' }] },
    });
  });

  it('is listed for its guest, found by staff, and hidden from other guests', async () => {
    const id = await placeOrder(guest.client);
    expect((await guest.client.orders.list()).orders[0]).toMatchObject({ id });
    const ofGuest = { body: { data: { id: guest.id } } };
    expect((await staff.call(getOrders, ofGuest)).body.orders.data[0]).toMatchObject({ id });
    const { orders, meta } = await staffPortal.orders.list({ search: String(id) });
    expect(orders.map((order) => order.id)).toContain(id);
    expect(meta).toMatchObject({ page: 1, pageSize: 20 });
    const { client: stranger } = await portal.guest();
    expect(await stranger.orders.list()).toEqual({ orders: [] });
    await expect(stranger.call(getOrders, ofGuest)).rejects.toThrow(ForbiddenError);
    await expect(stranger.orders.cancel({ id })).rejects.toThrow(NotFoundError);
  });

  it('is moved on by staff, from the version they saw', async () => {
    const id = await placeOrder(guest.client);
    const [order] = (await staffPortal.orders.list({ search: String(id) })).orders;
    const { version } = order!;
    expect(
      await staffPortal.orders.update({ order: { id, status: 'inwork', version } }),
    ).toMatchObject({
      ok: true,
      value: { order: { status: 'inwork', previous_status: 'new' } },
    });
    expect(
      await staffPortal.orders.update({ order: { id, status: 'delivered', version } }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'STALE_VERSION' },
    });
    expect(await guest.client.orders.cancel({ id })).toMatchObject({
      ok: false,
      refusal: { code: 'ILLEGAL_TRANSITION' },
    });
  });

  it('is taken back by its guest, with a reason', async () => {
    const id = await placeOrder(guest.client);
    expect(await guest.client.orders.cancel({ id, cancelReason: 'duplicate' })).toMatchObject({
      ok: true,
      value: { order: { status: 'canceled', cancelReason: { cancel_reason: 'duplicate' } } },
    });
  });

  it('is paid online where that is possible, and its payment read from the provider', async () => {
    const cash = await placeOrder(guest.client);
    expect(await guest.client.orders.pay({ orderId: cash })).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_PAYABLE_ONLINE' },
    });
    const { paymentSystems } = (await guest.client.settings.get()).status;
    const id = await placeOrder(guest.client, {
      paymentType: 'external',
      payment_system: paymentSystems[0]!.title_system,
    });
    const paying = await guest.client.orders.pay({ orderId: id });
    expect(paying).toMatchObject({
      ok: true,
      value: { payment: { status: 'pending', confirmation_token: expect.any(String) } },
    });
    expect(await guest.client.orders.pay({ orderId: id })).toEqual(paying);
    expect(await guest.client.orders.syncPayment({ orderId: id })).toMatchObject({
      order: { id, paid_for: 'pending' },
    });
  });
});
