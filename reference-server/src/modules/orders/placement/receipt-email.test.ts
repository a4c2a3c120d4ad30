import type { Order } from '@portal/domain/orders';
import type { PortalAttributes } from '@portal/domain/portal';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedShopWith } from '../../../../test/fixtures/orders/shop.ts';
import { createTestPortal, type TestPortal } from '../../../../test/portal.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const seed = seedShopWith('robokassa');

const portal = await sharedByTests(
  createTestPortal({ seed, only: [], environment: { YOOKASSA_RECEIPTS: 'on' } }),
);
beforeEach(async () => {
  const { prisma, hotel } = portal;
  await prisma.order.deleteMany();
  await prisma.guest.update({ where: { id: hotel.guestId }, data: { email: null } });
  await portal.context.modules.settings.change({ receiptEmail: '' }, 'admin_a');
});

/** Asks for a soap to be paid online, with what the test changes. */
function place(changes: object = {}) {
  const { guestId, shopId, roomId, soapId } = portal.hotel;
  const order = {
    store: shopId,
    room: roomId,
    products: [{ id: soapId, quantity: 1 }],
    paymentType: 'external',
    payment_system: 'yookassa',
    ...changes,
  };
  return portal.call<{ order: Order }>(`guest-${guestId}`, '/api/order/create', { order });
}

const storedEmails = async () =>
  (await portal.prisma.order.findMany({ orderBy: { id: 'asc' } })).map(({ email }) => email);

async function checkoutEmail({ call }: Pick<TestPortal, 'call'> = portal) {
  type Reply = { status: { data: { attributes: PortalAttributes } } };
  return (await call<Reply>(null, '/api/portal-setting')).body.status.data.attributes.checkoutEmail;
}

describe('the e-mail that a receipt needs', () => {
  it('is asked for, and without one nothing is ordered that is paid online', async () => {
    expect(await checkoutEmail()).toBe('required');
    const { status, body } = await place();
    expect([status, body.code]).toEqual([422, 'INVALID']);
    expect(body.details).toEqual([
      { path: 'data.order.email', message: 'Укажите e-mail: на него придёт чек' },
    ]);
    expect(await storedEmails()).toEqual([]);
  });

  it('is one that a receipt can go to, without what was copied along with it', async () => {
    const { status, body } = await place({ email: 'anna.@example.ru' });
    expect([status, body.code]).toEqual([422, 'INVALID']);
    expect(body.details).toEqual([
      { path: 'data.order.email', message: 'Неправилньый адрес почты' },
    ]);
    const { guestId } = portal.hotel;
    const profile = (email: string) =>
      portal.call<{ details: unknown }>(`guest-${guestId}`, '/api/profile/update', {
        profile: { email },
      });
    expect(await profile('анна@example.ru')).toMatchObject({
      status: 422,
      body: { details: [{ path: 'data.profile.email', message: 'Неправилньый адрес почты' }] },
    });
    // From before the rule was this strict.
    const data = { email: 'анна@example.ru' };
    await portal.prisma.guest.update({ where: { id: guestId }, data });
    expect((await place()).status).toBe(422);
    expect((await place({ email: '<anna@example.ru>,' })).status).toBe(201);
    expect(await storedEmails()).toEqual(['anna@example.ru']);
  });

  it('is the one given with the order, else the one of the profile', async () => {
    const { guestId } = portal.hotel;
    expect((await place({ email: 'anna@example.ru' })).status).toBe(201);
    const data = { email: 'profile@example.ru' };
    await portal.prisma.guest.update({ where: { id: guestId }, data });
    expect((await place()).status).toBe(201);
    expect(await storedEmails()).toEqual(['anna@example.ru', 'profile@example.ru']);
  });

  it('need not be given where the hotel has one for receipts', async () => {
    const receiptEmail = 'receipts@hotel.example';
    await portal.context.modules.settings.change({ receiptEmail }, 'admin_a');
    expect(await checkoutEmail()).toBe('optional');
    expect((await place()).status).toBe(201);
    expect(await storedEmails()).toEqual([receiptEmail]);
  });

  it('need not be given where nothing is paid through the portal', async () => {
    expect((await place({ paymentType: 'cash', payment_system: undefined })).status).toBe(201);
    expect((await place({ payment_system: 'robokassa' })).status).toBe(201);
    expect(await storedEmails()).toEqual([null, null]);
  });

  it('may be left out where the register is the hotel’s own, which takes a phone too', async () => {
    const environment = { YOOKASSA_RECEIPTS: 'on', YOOKASSA_TAX_SYSTEM_CODE: '2' };
    const own = await createTestPortal({ seed, only: [], environment });
    try {
      expect(await checkoutEmail(own)).toBe('optional');
    } finally {
      await own.stop();
    }
  });
});

describe('an order that is settled with staff', () => {
  it('may have a total that nobody knows yet', async () => {
    const products = [{ id: portal.hotel.massageId, quantity: 1 }];
    expect((await place({ products, payment_system: 'robokassa' })).status).toBe(201);
    const refused = await place({ products, email: 'anna@example.ru' });
    expect(refused.body.details?.map(({ path }) => path)).toEqual(['data.order.paymentType']);
  });

  it('may be changed by staff into one whose total nobody knows yet', async () => {
    const { body } = await place({ payment_system: 'robokassa' });
    const order = { id: body.order.id, products: [{ id: portal.hotel.massageId, quantity: 1 }] };
    const changed = await portal.call('moderator', '/api/order/update', { order });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { order: { attributes: { total: -1 } } },
    ]);
    const paid = (await place({ email: 'anna@example.ru' })).body.order;
    const refused = await portal.call('moderator', '/api/order/update', {
      order: { ...order, id: paid.id },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID']);
  });
});
