import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../../test/fixtures/orders.ts';
import { seedShop, type Shop } from '../../../test/fixtures/shop.ts';
import { createTestPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal<Shop>;

beforeAll(async () => {
  portal = await createTestPortal({ seed: seedShop, only: [] });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.prisma.order.deleteMany();
});

const cash = { paymentType: 'cash' };

describe('the export', () => {
  const download = (query = '', as = 'admin') =>
    portal.send(as, `/api/admin/order/export.csv${query}`);

  /** As bytes: reading a text takes the byte order mark off. */
  async function fileOf(response: Response): Promise<string> {
    return Buffer.from(await response.arrayBuffer()).toString('utf8');
  }

  it('has the fields of an order as columns, and no formulas', async () => {
    const { prisma, hotel } = portal;
    await prisma.guest.update({
      where: { id: hotel.otherGuestId },
      data: { name: '=HYPERLINK("http://evil";"Борис")' },
    });
    const { candleId, soapId } = hotel;
    const products = [
      { id: soapId, quantity: 2 },
      { id: candleId, quantity: 1 },
    ];
    const comment = '＋1;\nв лобби';
    const order = await placeOrder(portal, { ...cash, products, comment }, hotel.otherGuestId);
    const response = await download();
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(await fileOf(response)).toBe(
      '\uFEFFid;create_at;status;room;guest;phone;store;items;total;paymentType;paid_for;comment\r\n' +
        `${order.id};"${order.attributes.create_at}";"new";"Домик 7";` +
        '"\'=HYPERLINK(""http://evil"";""Борис"")";"\'+79990000002";"Лавка";' +
        '"Мыло × 2, Свеча × 1";399,50;"cash";;"\'＋1;\nв лобби"\r\n',
    );
  });

  it('is put down: who took which orders away', async () => {
    await portal.prisma.auditEntry.deleteMany();
    await (await download('?status=new')).text();
    expect(await portal.prisma.auditEntry.findMany()).toMatchObject([
      ...[{ actor: 'admin_admin', action: 'export', entity: 'order', entityId: 'all' }],
    ]);
    const [entry] = await portal.prisma.auditEntry.findMany();
    expect(entry?.to).toEqual({ status: 'new' });
  });

  it('takes the filters of the list, batch after batch, each order once', async () => {
    const { prisma, hotel } = portal;
    const { id: _, ...template } = await prisma.order.findUniqueOrThrow({
      where: { id: (await placeOrder(portal, cash)).id },
      omit: { cancelMetadata: true },
    });
    await prisma.order.createMany({ data: Array.from({ length: 1_203 }, () => template) });
    await placeOrder(portal, { ...cash, store: hotel.otherShopId, products: foreign() });

    const rows = async (query: string) =>
      (await fileOf(await download(query)))
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(';')[0]));
    const all = await rows('');
    expect(all).toHaveLength(1_205);
    expect(all).toEqual([...new Set(all)].toSorted((one, other) => other - one));
    expect(await rows(`?storeId=${hotel.otherShopId}&status=new`)).toHaveLength(1);
    expect(await rows('?search=борис')).toEqual([]);
    const to = encodeURIComponent('2026-01-01T00:00:00+03:00');
    expect(await rows(`?to=${to}`)).toEqual([]);
  });

  it('refuses filters that are none, and everybody but admins', async () => {
    for (const query of ['?status=lost', '?storeId=0', '?from=yesterday', '?storeId=1&storeId=2']) {
      const response = await download(query);
      expect([query, response.status]).toEqual([query, 422]);
    }
    expect((await download('', 'moderator')).status).toBe(403);
  });

  const foreign = () => [{ id: portal.hotel.foreignProductId, quantity: 1 }];
});
