import type { Product, Store } from '@portal/domain/catalogue';
import type { PageMeta } from '@portal/domain/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const ids = { open: 0, closed: 0, soap: 0, unknown: 0, sold: 0, hidden: 0 };

const portal = await sharedByTests(createTestPortal());
const { prisma } = portal.database;
const open = await prisma.store.create({
  data: {
    ...{ title: 'Лавка', storeType: 'shop', customId: 'lavka.test', imageUrl: '/media/x.svg' },
    ...{ feeType: 'percent', feeValueHundredths: 1050, feeName: 'Сбор' },
  },
});
const closed = await prisma.store.create({
  data: { title: 'Закрыто', storeType: 'shop', customId: 'closed.test', isActive: false },
});
const product = async (name: string, more: object, storeId = open.id) =>
  (await prisma.product.create({ data: { name, storeId, ...more } })).id;
ids.open = open.id;
ids.closed = closed.id;
ids.soap = await product('Мыло 100%_ная', { priceKopecks: 15_050, description: 'С липой' });
ids.unknown = await product('Резьба', { priceKopecks: null, warningText: 'Под заказ' });
ids.sold = await product('Свеча', { priceKopecks: 100, forSale: false });
ids.hidden = await product('Тайна', { priceKopecks: 100 }, closed.id);
afterEach(() => vi.useRealTimers());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${portal.url}/api${path}`, { headers });
  const text = await response.text();
  const body = (text ? JSON.parse(text) : {}) as {
    stores: { data: Store[] };
    store: Store;
    products: { data: Product[] };
    product: Product;
  };
  return { status: response.status, headers: response.headers, body };
}

describe('stores', () => {
  it('that are closed are in no list, and sell nothing', async () => {
    const { body } = await get('/stores');
    const shown = body.stores.data.map(({ id }) => id);
    expect(shown).toContain(ids.open);
    expect(shown).not.toContain(ids.closed);
    expect((await get(`/store/product/${ids.hidden}`)).status).toBe(404);
    for (const path of [`/store/${ids.closed}`, '/store/custom/closed.test']) {
      const { status, body: page } = await get(path);
      expect([status, page.products.data]).toEqual([200, []]);
      expect(page.store).toMatchObject({
        id: ids.closed,
        attributes: { title: 'Закрыто', isActive: false },
      });
    }
  });

  it('are found by number and by the name the hotel gave them', async () => {
    const byId = await get(`/store/${ids.open}`);
    const byName = await get('/store/custom/lavka.test');
    expect(byId.status).toBe(200);
    expect(byName.body).toEqual(byId.body);
    expect((await get('/store/custom/LAVKA.test')).status).toBe(404);
    expect(byId.body.store.attributes).toMatchObject({
      title: 'Лавка',
      store_type: { id: 2, label: 'Магазин', value: 'shop' },
      fee: { name: 'Сбор', type: 'percent', value: 10.5 },
      image: { url: '/media/x.svg' },
      category: null,
      customId: 'lavka.test',
    });
  });

  it('show what is not for sale, and a price nobody knows as −1', async () => {
    const { body } = await get(`/store/${ids.open}`);
    const prices = body.products.data.map(({ id, attributes }) => [id, attributes.price]);
    expect(prices).toEqual([
      [ids.soap, 150.5],
      [ids.unknown, -1],
      [ids.sold, 1],
    ]);
    const { product } = (await get(`/store/product/${ids.sold}`)).body;
    expect(product.attributes).toMatchObject({
      for_sale: false,
      image: null,
      store: { id: ids.open, title: 'Лавка' },
    });
  });
});

describe('a page of the catalogue', () => {
  it('is answered with 304 until it changes, and anew within a second after that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const path = `/store/product/${ids.soap}`;
    const first = await get(path);
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const stored = await get(path, { 'If-None-Match': `W/${etag}` });
    expect(stored.status).toBe(304);
    expect(stored.headers.get('ETag')).toBe(etag);

    await prisma.product.update({ where: { id: ids.soap }, data: { priceKopecks: 20_000 } });
    await prisma.store.update({ where: { id: ids.open }, data: { version: { increment: 1 } } });
    vi.setSystemTime(Date.now() + 1000);
    const changed = await get(path, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.body.product.attributes.price).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });

  it('is read from the database once, however many ask', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await prisma.store.update({ where: { id: ids.open }, data: { version: { increment: 1 } } });
    vi.setSystemTime(Date.now() + 1000);
    const findUnique = vi.spyOn(prisma.store, 'findUnique');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/store/${ids.open}`)));
    expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
    expect(findUnique).toHaveBeenCalledTimes(1);
  });
});

describe('the calls a store’s page begins with', () => {
  const firstCalls = (id: number) => portal.context.modules.catalogue.firstCallsOfStore(id);

  it('are those of the store, and of the menu where it is a restaurant that is open', async () => {
    const restaurants = await Promise.all(
      [true, false].map((isActive) =>
        prisma.store.create({
          data: { title: 'Бор', storeType: 'restaurant', customId: `bor.${isActive}`, isActive },
        }),
      ),
    );
    const [open = 0, closed = 0] = restaurants.map(({ id }) => id);
    expect(await firstCalls(open)).toEqual([`/api/store/${open}`, '/api/iiko/dishes']);
    expect(await firstCalls(closed)).toEqual([`/api/store/${closed}`]);
    expect(await firstCalls(ids.open)).toEqual([`/api/store/${ids.open}`]);
    expect(await firstCalls(ids.closed)).toEqual([`/api/store/${ids.closed}`]);
  });

  it('are none where there is no such store, or it cannot be read', async () => {
    expect(await firstCalls(2_147_483_647)).toEqual([]);
    const { id } = await prisma.store.create({
      data: { title: 'Новая', storeType: 'shop', customId: 'new.test' },
    });
    const read = vi.spyOn(prisma.store, 'findUnique').mockRejectedValue(new Error('away'));
    expect(await firstCalls(id)).toEqual([]);
    read.mockRestore();
    expect(await firstCalls(id)).toEqual([`/api/store/${id}`]);
  });
});

describe('products for staff', () => {
  async function fetchProducts(data: object) {
    const {
      body: { products },
    } = await portal.call<{ products: { data: Product[]; meta: PageMeta } }>(
      'banquet',
      '/api/store/product/fetch',
      data,
    );
    return { ids: products.data.map(({ id }) => id), meta: products.meta };
  }

  it('are all there are, twenty to a page', async () => {
    const total = await prisma.product.count();
    const first = await fetchProducts({});
    expect(first.meta).toMatchObject({ total, page: 1, pageSize: 20 });
    const found: number[] = [];
    for (let page = 1; page <= Math.ceil(total / 7); page += 1) {
      found.push(...(await fetchProducts({ page, pageSize: 7 })).ids);
    }
    expect(found).toHaveLength(total);
    expect(new Set(found).size).toBe(total);
    expect(found).toEqual(expect.arrayContaining([ids.sold, ids.hidden]));
    expect((await fetchProducts({ page: 100_000, pageSize: 100 })).ids).toEqual([]);
  });

  it('are found by store, and by name or description in any case', async () => {
    expect((await fetchProducts({ storeId: ids.open })).ids).toEqual([
      ids.soap,
      ids.unknown,
      ids.sold,
    ]);
    expect((await fetchProducts({ storeId: ids.open, search: 'свЕЧ' })).ids).toEqual([ids.sold]);
    expect((await fetchProducts({ storeId: ids.open, search: 'ЛИПОЙ' })).ids).toEqual([ids.soap]);
    expect(await fetchProducts({ storeId: 2_147_483_647 })).toMatchObject({
      ids: [],
      meta: { total: 0, page: 1, pageSize: 20, next: null },
    });
  });

  it.each(['%', '_', '100%_', '\\'])('are searched for %s as it is written', async (search) => {
    const { ids: found } = await fetchProducts({ storeId: ids.open, search });
    expect(found).toEqual(search === '\\' ? [] : [ids.soap]);
  });
});
