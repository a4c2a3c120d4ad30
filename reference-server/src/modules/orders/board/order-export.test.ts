import { beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../../../test/fixtures/orders/orders.ts';
import { seedShop } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { readSpreadsheet, shownDate } from '../../../../test/spreadsheet.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedShop, only: [] }));
beforeEach(async () => {
  await portal.prisma.order.deleteMany();
});

const cash = { paymentType: 'cash' };

/** In the hotel's time `2026-11-25 19:35:46`. */
const createAt = new Date('2026-11-25T16:35:46.333Z');

const foreign = () => [{ id: portal.hotel.foreignProductId, quantity: 1 }];

const downloadAs = (format: string, query = '', as = 'admin') =>
  portal.send(as, `/api/admin/order/export.${format}${query}`);

describe('the export', () => {
  const download = (query?: string) => downloadAs('csv', query);

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
    await prisma.order.update({ where: { id: order.id }, data: { createAt } });
    const response = await download();
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(await fileOf(response)).toBe(
      '\uFEFFid;create_at;status;room;guest;phone;store;items;total;paymentType;paid_for;comment\r\n' +
        `${order.id};"2026-11-25 19:35:46";"new";"Домик 7";` +
        '"\'=HYPERLINK(""http://evil"";""Борис"")";"\'+79990000002";"Лавка";' +
        '"Мыло × 2, Свеча × 1";399,50;"cash";;"\'＋1;\nв лобби"\r\n',
    );
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
});

describe('the export for Excel', () => {
  async function sheetOf(query?: string) {
    const response = await downloadAs('xlsx', query);
    expect(response.status).toBe(200);
    return readSpreadsheet(new Uint8Array(await response.arrayBuffer()));
  }

  it('has texts as texts, sums as roubles, and moments as dates of the hotel', async () => {
    const { prisma, hotel } = portal;
    await prisma.guest.update({ where: { id: hotel.otherGuestId }, data: { name: '12 мая' } });
    await prisma.room.update({ where: { id: hotel.roomId }, data: { name: '2-12' } });
    await prisma.store.update({ where: { id: hotel.shopId }, data: { title: '03.04' } });
    const comment = '=HYPERLINK("http://evil")&"<b>"';
    const order = await placeOrder(portal, { ...cash, comment }, hotel.otherGuestId);
    await prisma.order.update({ where: { id: order.id }, data: { createAt } });

    const { rows, frozenRows } = await sheetOf();
    const [headings, row = []] = rows;
    expect(frozenRows).toBe(1);
    expect(headings?.map(({ value }) => value).join(';')).toBe(
      'id;create_at;status;room;guest;phone;store;items;total;paymentType;paid_for;comment',
    );
    const of = (heading: string) => {
      const cell = row[headings?.findIndex(({ value }) => value === heading) ?? -1];
      return cell ?? { type: 'empty' as const, value: '', format: '' };
    };
    const text = (value: string) => ({ type: 'text', value, format: '@' });
    expect(of('id')).toEqual({ type: 'number', value: String(order.id), format: 'General' });
    expect(of('create_at')).toMatchObject({ type: 'number', format: 'yyyy-mm-dd hh:mm:ss' });
    expect(shownDate(of('create_at'))).toBe('2026-11-25 19:35:46');
    expect(of('room')).toEqual(text('2-12'));
    expect(of('guest')).toEqual(text('12 мая'));
    expect(of('phone')).toEqual(text('+79990000002'));
    expect(of('store')).toEqual(text('03.04'));
    expect(of('items')).toEqual(text('Мыло × 2'));
    expect(of('total')).toEqual({ type: 'number', value: '300', format: '#,##0.00' });
    expect(of('paid_for').type).toBe('empty');
    expect(of('comment')).toEqual(text(comment));
  });

  it('is a file of its type and name, by the filters of the list', async () => {
    const { hotel } = portal;
    await placeOrder(portal, cash);
    const order = await placeOrder(portal, {
      ...{ ...cash, store: hotel.otherShopId, products: foreign() },
    });
    const { headers } = await downloadAs('xlsx');
    expect(headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    const { rows } = await sheetOf(`?storeId=${hotel.otherShopId}`);
    expect(rows.slice(1).map(([id]) => id?.value)).toEqual([String(order.id)]);
    expect((await sheetOf('?search=никто')).rows).toHaveLength(1);
  });
});

describe.each(['csv', 'xlsx'])('every export, %s among them,', (format) => {
  it('is put down: who took which orders away', async () => {
    await portal.prisma.auditEntry.deleteMany();
    await (await downloadAs(format, '?status=new')).arrayBuffer();
    expect(await portal.prisma.auditEntry.findMany()).toMatchObject([
      ...[{ actor: 'admin_admin', action: 'export', entity: 'order', entityId: 'all' }],
    ]);
    const [entry] = await portal.prisma.auditEntry.findMany();
    expect(entry?.to).toEqual({ status: 'new' });
  });

  it('refuses filters that are none, and everybody but admins', async () => {
    for (const query of ['?status=lost', '?storeId=0', '?from=yesterday', '?storeId=1&storeId=2']) {
      const response = await downloadAs(format, query);
      expect([query, response.status]).toEqual([query, 422]);
    }
    expect((await downloadAs(format, '', 'moderator')).status).toBe(403);
  });
});
