import type { Product, Store } from '@portal/domain/catalogue';
import { createOrder } from '@portal/domain/orders';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { callCatalogue, createProduct, createShop } from '../../../test/fixtures/catalogue.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ only: ['live'] }));
const { prisma } = portal.database;
afterEach(() => vi.useRealTimers());

const changeStore = (store: object) => callCatalogue(portal, '/admin/store/update', { store });
const changeProduct = (product: object) =>
  callCatalogue(portal, '/admin/product/update', { product });

async function seen(path: string) {
  const response = await fetch(`${portal.url}/api${path}`);
  const body = (await response.json()) as {
    store: Store;
    product: Product;
    products: { data: Product[] };
    stores: { data: Store[] };
  };
  return { status: response.status, body };
}

const audits = (entity: string, id: number) =>
  prisma.auditEntry.findMany({
    where: { entity, entityId: String(id) },
    orderBy: { id: 'asc' },
    select: { actor: true, action: true, from: true, to: true },
  });

describe('what admin writes', () => {
  it('is what guests see, without a wait, and what the audit trail keeps', async () => {
    // Nobody's memory runs out while the clock stands.
    vi.useFakeTimers({ toFake: ['Date'] });
    await seen('/stores');
    const storeId = await createShop(portal, 'Пасека');
    const { id } = await createProduct(portal, storeId);
    expect((await seen('/stores')).body.stores.data.map((store) => store.id)).toContain(storeId);
    const page = (await seen(`/store/${storeId}`)).body;
    expect(page.store.attributes).toMatchObject({
      ...{ title: 'Пасека', isActive: true, tag: '', fee: { type: 'fix', value: 0 } },
      ...{ category: null, isCustom: false, customId: null, image: null },
    });
    expect(page.store.attributes).not.toHaveProperty('version');
    expect(page.products.data[0]?.attributes).toMatchObject({ name: 'Мыло', price: 150 });

    await changeProduct({ id, price: 175.5 });
    expect((await seen(`/store/product/${id}`)).body.product.attributes.price).toBe(175.5);
    await changeStore({ id: storeId, isActive: false });
    expect((await seen(`/store/product/${id}`)).status).toBe(404);
    const closed = (await seen(`/store/${storeId}`)).body;
    expect([closed.store.attributes.isActive, closed.products.data]).toEqual([false, []]);
    expect((await audits('product', id)).slice(1)).toEqual([
      { actor: 'admin_admin', action: 'update', from: { price: 150 }, to: { price: 175.5 } },
    ]);
    expect((await audits('store', storeId)).map(({ action, to }) => [action, to])).toEqual([
      ['create', expect.objectContaining({ title: 'Пасека', sort_priority: 0 })],
      ['update', { isActive: false }],
    ]);
  });

  it('is told to everybody connected, strangers too, and only what changed', async () => {
    const storeId = await createShop(portal);
    const { id } = await createProduct(portal, storeId);
    const stranger = await listenLive(portal.url);
    await changeProduct({ id, price: 99 });
    await eventually(() =>
      expect(stranger.received).toEqual([{ name: 'catalogueChange', payload: { storeId } }]),
    );
    const { status, body } = await changeProduct({ id, price: 99, name: 'Мыло' });
    expect([status, body.product.attributes.version]).toEqual([200, 2]);
    await changeStore({ id: storeId, tag: 'Новое' });
    await eventually(() => expect(stranger.received).toHaveLength(2));
    expect(await audits('product', id)).toHaveLength(2);
    stranger.socket.disconnect();
  });

  it('stands in the order that was set, for guests and staff alike', async () => {
    const storeId = await createShop(portal);
    const first = await createProduct(portal, storeId, { name: 'Первое' });
    const second = await createProduct(portal, storeId, { name: 'Второе' });
    await changeProduct({ id: second.id, sort_priority: 5 });
    const { body } = await seen(`/store/${storeId}`);
    const order = [second.id, first.id];
    expect(body.products.data.map(({ id }) => id)).toEqual(order);
    const { staffPortal } = await portal.staff('moderator');
    const { products } = await staffPortal.products.list({ storeId });
    expect(products.map(({ id }) => id)).toEqual(order);
    await changeStore({ id: storeId, sort_priority: 9 });
    expect((await seen('/stores')).body.stores.data[0]?.id).toBe(storeId);
    await changeStore({ id: storeId, sort_priority: 0 });
  });
});

describe('two editors at once', () => {
  it('do not write over each other: one wins, and the other hears of the present version', async () => {
    const { id, attributes } = await createProduct(portal, await createShop(portal));
    const { version } = attributes;
    const both = await Promise.all([
      changeProduct({ id, version, price: 200 }),
      changeProduct({ id, version, price: 300 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body.code).toBe('STALE_VERSION');
    expect(lost?.body.details?.[0]).toMatchObject({ path: 'data.product.version', value: 2 });
    expect(await audits('product', id)).toHaveLength(2);
  });

  it('of a store are not disturbed by a change of its products', async () => {
    const storeId = await createShop(portal);
    const { id } = await createProduct(portal, storeId);
    await changeProduct({ id, price: 1 });
    expect((await changeStore({ id: storeId, version: 1, tag: 'Новое' })).status).toBe(200);
    const { status, body } = await changeStore({ id: storeId, version: 1, tag: 'Старое' });
    expect([status, body.code, body.details?.[0]?.value]).toEqual([409, 'STALE_VERSION', 2]);
  });

  it('do not give two stores one name in links', async () => {
    const [one, two] = [await createShop(portal), await createShop(portal)];
    const both = await Promise.all(
      [one, two].map((id) => changeStore({ id, isCustom: true, customId: 'same-name' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.map(({ body }) => body.code)).toContain('CUSTOM_ID_TAKEN');
  });
});

describe('a change is refused', () => {
  it.each([
    ['a name in links that is missing', { isCustom: true }, 'customId'],
    ['a fee above the whole', { fee: { type: 'percent', value: 100.5 } }, 'fee.value'],
    ['a category that is not there', { category: 999_999 }, 'category'],
    ['a picture that is not there', { image: { url: '/media/demo/x.svg' } }, 'image.url'],
    ['a restaurant made of a shop', { store_type: 'restaurant' }, 'store_type'],
  ])('with %s', async (_, change, field) => {
    const id = await createShop(portal);
    const { status, body } = await changeStore({ id, title: 'Иначе', ...change });
    expect([status, body.code]).toEqual([422, 'INVALID']);
    expect(body.details?.map(({ path }) => path)).toEqual([`data.store.${field}`]);
    expect((await seen(`/store/${id}`)).body.store.attributes.title).toBe('Лавка');
  });

  it('for what is not there, and for products of a restaurant', async () => {
    expect((await changeStore({ id: 999_999, tag: '' })).status).toBe(404);
    expect((await changeProduct({ id: 999_999, price: 1 })).status).toBe(404);
    const restaurant = await prisma.store.create({
      data: { title: 'Ресторан', storeType: 'restaurant' },
    });
    for (const store of [restaurant.id, 999_999]) {
      const product = { name: 'Борщ', store };
      const { status, body } = await callCatalogue(portal, '/admin/product/create', { product });
      expect([status, body.details?.[0]?.path]).toEqual([422, 'data.product.store']);
    }
  });

  it('but a store that makes no sense any more can always be switched off', async () => {
    const broken = await prisma.store.create({
      data: { title: 'Старый', storeType: 'shop', isCustom: true },
    });
    expect((await changeStore({ id: broken.id, isActive: false })).status).toBe(200);
  });
});

describe('a product that is given no name', () => {
  it('is called as the specification calls it', async () => {
    const store = await createShop(portal);
    const created = await callCatalogue(portal, '/admin/product/create', { product: { store } });
    expect(created.status).toBe(201);
    const { body } = await seen(`/store/${store}`);
    expect(body.products.data[0]?.attributes.name).toBe('Без имени');
  });
});

describe('a guest who orders meanwhile', () => {
  it('pays the price of this moment, and hears of it when another one was shown', async () => {
    const guest = await portal.guest();
    const store = await createShop(portal);
    const { id } = await createProduct(portal, store);
    const room = (await prisma.room.findFirstOrThrow({ where: { name: { not: '' } } })).id;
    const lines = { products: [{ id, quantity: 2 }], paymentType: 'cash' as const };
    const place = (expectedTotal: number) =>
      guest.client.call(createOrder, {
        body: { data: { order: { store, room, ...lines, expectedTotal } } },
      });
    await changeProduct({ id, price: 200 });
    expect(await place(300)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    const placed = await place(400);
    expect(placed.status).toBe(201);

    await callCatalogue(portal, '/admin/product/delete', { id });
    expect((await seen(`/store/${store}`)).body.products.data).toEqual([]);
    const [order] = (await guest.client.orders.list()).orders;
    expect(order?.products).toMatchObject([{ id, name: 'Мыло', price: 200, quantity: 2 }]);
    expect((await callCatalogue(portal, '/admin/product/delete', { id })).status).toBe(404);
  });
});

describe('a category', () => {
  it('is renamed on the pages of its stores, and goes only when none names it', async () => {
    const { storeCategories } = (await portal.staff('admin')).staffPortal;
    const added = await storeCategories.create({ storeCategory: { name: 'Сладости' } });
    if (!added.ok) throw new Error(added.refusal.text);
    const { id } = added.value.storeCategory;
    expect(await storeCategories.create({ storeCategory: { name: 'Сладости' } })).toMatchObject({
      refusal: { code: 'NAME_TAKEN' },
    });
    const store = await createShop(portal);
    await changeStore({ id: store, category: id });
    await storeCategories.update({ storeCategory: { id, name: 'К чаю' } });
    expect((await seen(`/store/${store}`)).body.store.attributes.category).toEqual({
      id,
      name: 'К чаю',
    });
    expect(await storeCategories.delete({ id })).toMatchObject({
      refusal: { code: 'CATEGORY_IN_USE' },
    });
    await changeStore({ id: store, category: null });
    expect(await storeCategories.delete({ id })).toEqual({ ok: true, value: undefined });
    expect((await audits('store-category', id)).map(({ action }) => action)).toEqual([
      ...['create', 'update', 'delete'],
    ]);
  });
});
