import type { Guest } from '@portal/domain/guests';
import type { Order } from '@portal/domain/orders';
import { describe, expect, it } from 'vitest';
import { createTestPortal, somePhone } from '../portal.ts';
import { sharedByTests } from '../shared-by-tests.ts';

/** Everything a guest might claim to be or to have. */
const claims = {
  id: 1,
  role: 'admin',
  approved: false,
  approve: true,
  status: 'done',
  previous_status: 'new',
  price: 0.01,
  total: 0.01,
  totalKopecks: 1,
  fee: { name: '', type: 'fix', value: -100 },
  refunded: 100,
  paid_for: 'succeeded',
  guest: 1,
  guestId: 1,
  version: 99,
  create_at: '2020-01-01T00:00:00Z',
  completed_at: '2020-01-01T00:00:00Z',
};

const portal = await sharedByTests(createTestPortal());

interface AnswerBody {
  readonly data: { readonly challengeId: string };
  readonly guest: Guest;
  readonly token: string;
  readonly order: Order;
}

const call = (path: string, data: unknown, token?: string) =>
  portal.call<AnswerBody>(null, path, data, token ? { authorization: `Bearer ${token}` } : {});

/** Registers with every claim there is, and an emoji and right-to-left text in the name. */
async function register() {
  const phone = somePhone();
  const input = { phoneNumber: phone, message: 'Ваш код: 0000', ...claims };
  const sent = await call('/api/sms-auth/send-code', JSON.stringify(input));
  const { challengeId } = sent.body.data;
  const code = await portal.codeFor(phone);
  const proof = { phone, challengeId, ...claims };
  expect((await call('/api/sms-auth/login', { ...proof, code })).status).toBe(204);
  const { status, body } = await call('/api/sms-auth/register', {
    ...proof,
    name: 'شيرين 🦊 Ё',
  });
  expect(status).toBe(201);
  return { phone, guest: body.guest, token: body.token };
}

/** Orders two of something, with every claim there is on the order and on its line. */
async function place(token: string, comment: string) {
  const store = await portal.database.prisma.store.findFirstOrThrow({
    where: { isActive: true, feeValueHundredths: 0 },
    include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
  });
  const room = await portal.database.prisma.room.findFirstOrThrow();
  const [product] = store.products;
  const order = {
    ...claims,
    store: store.id,
    room: room.id,
    products: [{ ...claims, id: product?.id, quantity: 2, name: 'Даром' }],
    paymentType: 'cash',
    comment,
  };
  const placed = await call('/api/order/create', { order }, token);
  expect(placed.status).toBe(201);
  return { order: placed.body.order, product };
}

describe('what a guest claims', () => {
  it('of themselves makes them nothing but a guest', async () => {
    const { phone, guest, token } = await register();
    expect(guest.attributes).toMatchObject({
      ...{ role: 'user', approved: true, phone, name: 'شيرين 🦊 Ё' },
    });
    expect((await call('/api/admin/order/fetch', {}, token)).status).toBe(403);
    const own = await call('/api/sms-auth/guest', { id: guest.id }, token);
    expect(own.body.guest).toEqual(guest);
  });

  it('of an order changes neither its price nor its payment nor its state', async () => {
    const { token, guest } = await register();
    const comment = 'Стучите громко 👩‍👩‍👧‍👦\nи ждите';
    const { order, product } = await place(token, comment.replace('громко', '\u202eгромко\u202c'));
    const { id, attributes } = order;
    const priceKopecks = product?.priceKopecks ?? 0;
    expect(attributes).toMatchObject({
      ...{ status: 'new', previous_status: null, paid_for: null, approve: false, version: 1 },
      ...{ refunded: 0, total: (priceKopecks * 2) / 100, comment, completed_at: null },
      products: [{ name: product?.name, price: priceKopecks / 100, quantity: 2 }],
      guest: { id: guest.id },
    });
    expect(new Date(attributes.create_at).getTime()).toBeGreaterThan(Date.now() - 60_000);

    const canceled = await call('/api/order/cancel', { ...claims, id }, token);
    expect(canceled.body.order.attributes).toMatchObject({ status: 'canceled', paid_for: null });
  });

  it('is no way for staff to change money either', async () => {
    const { token: guestToken } = await register();
    const { token } = await portal.staff('moderator');
    const { order } = await place(guestToken, '');
    const { status: _status, version: _version, approve: _approve, ...money } = claims;
    const change = { order: { ...money, id: order.id } };
    const { status, body } = await call('/api/order/update', change, token);
    expect(status).toBe(200);
    expect(body.order).toEqual(order);
  });

  it('to be staff opens no staff session', async () => {
    const { token } = await register();
    const { status, body } = await call(
      '/api/admin/sms-auth/guest',
      { ...claims, id: 'admin' },
      token,
    );
    expect(status).toBe(403);
    expect(body.guest).toBeUndefined();
  });
});
