import type { PageMeta } from '@portal/domain/contract';
import type { OrderRating, Rating, StaffRating } from '@portal/domain/ratings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { doneOrder, seedHelpdesk } from '../../../test/fixtures/tickets.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ seed: seedHelpdesk, only: ['live'] }));
const guest = `guest-${portal.hotel.guestId}`;
const stranger = `guest-${portal.hotel.otherGuestId}`;
afterEach(() => vi.useRealTimers());

const rate = (as: string, input: object, headers?: Record<string, string>) =>
  portal.call<{ rating: Rating }>(as, '/api/rating/create', input, headers);

async function ratingOf(orderId: number): Promise<OrderRating> {
  const path = '/api/rating/order';
  return (await portal.call<{ orderRating: OrderRating }>(guest, path, { orderId })).body
    .orderRating;
}

const isStayPending = async (as: string) =>
  (await portal.call<{ stay: boolean }>(as, '/api/rating/pending')).body.stay;

describe('a rating', () => {
  it('is kept as it was given, and told to the staff chat in the same transaction', async () => {
    const orderId = await doneOrder(portal);
    const review = '</b><a href="x">=HYPERLINK("x")</a> <img onerror=alert(1)>';
    const { status, body } = await rate(guest, { score: 4, review, orderId });
    expect([status, body.rating.attributes]).toMatchObject([201, { score: 4, review, orderId }]);
    const rows = await portal.prisma.outbox.findMany({
      where: { channel: 'telegram', kind: 'rating' },
    });
    expect(rows.map(({ payload }) => payload)).toEqual([
      {
        notice: {
          topic: 'rating',
          ratingId: body.rating.id,
          score: 4,
          review,
          guestName: 'Анна',
          phone: '+79990000001',
          guestId: portal.hotel.guestId,
        },
      },
    ]);
  });

  it('is one per order, whoever of many comes first, and is told once', async () => {
    const orderId = await doneOrder(portal);
    const sent = () => portal.prisma.outbox.count({ where: { kind: 'rating' } });
    const before = await sent();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((score) => rate(guest, { score, orderId })),
    );
    const codes = answers.map(({ status, body }) => body.code ?? status).toSorted();
    expect(codes).toEqual([201, ...Array<string>(4).fill('ALREADY_RATED')]);
    expect([
      await portal.prisma.rating.count({ where: { orderId } }),
      (await sent()) - before,
    ]).toEqual([1, 1]);
  });

  it('is answered alike under its key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { score: 5, orderId: await doneOrder(portal) };
    const first = await rate(guest, input, key);
    expect((await rate(guest, input, key)).body).toEqual(first.body);
    expect((await rate(guest, { ...input, score: 1 }, key)).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('is about an own order, or about the stay', async () => {
    const foreign = await doneOrder(portal, portal.hotel.otherGuestId);
    expect((await rate(guest, { score: 1, orderId: foreign })).status).toBe(404);
    expect((await rate(guest, { score: 1, orderId: 999_999 })).status).toBe(404);
    expect((await rate(guest, { score: 5 })).body.rating.attributes.orderId).toBeNull();
    expect((await rate(guest, { score: 4 })).status).toBe(201);
  });

  it('has a score from 1 to 5', async () => {
    for (const score of [0, 6, 4.5, '5', null]) {
      expect((await rate(guest, { score })).status).toBe(422);
    }
  });
});

describe('the question', () => {
  it('is asked of an order that is done, until it is rated', async () => {
    const orderId = await doneOrder(portal);
    expect(await ratingOf(orderId)).toEqual({ canRate: true, shouldAsk: true, rating: null });
    const { body } = await rate(guest, { score: 5, orderId });
    expect(await ratingOf(orderId)).toEqual({
      canRate: false,
      shouldAsk: false,
      rating: body.rating,
    });
  });

  it('is not asked again once it was waved away, though it can be answered', async () => {
    const orderId = await doneOrder(portal);
    for (let times = 0; times < 2; times += 1) {
      expect((await portal.call(guest, '/api/rating/dismiss', { orderId })).status).toBe(204);
    }
    expect(await ratingOf(orderId)).toMatchObject({ canRate: true, shouldAsk: false });
    expect((await portal.call(stranger, '/api/rating/dismiss', { orderId })).status).toBe(404);
    expect((await portal.call(stranger, '/api/rating/order', { orderId })).status).toBe(404);
  });

  it('is not asked of an order under way, nor of one done long ago', async () => {
    const orderId = await doneOrder(portal);
    await portal.prisma.order.update({ where: { id: orderId }, data: { status: 'delivered' } });
    expect(await ratingOf(orderId)).toMatchObject({ canRate: true, shouldAsk: false });
    const old = await doneOrder(portal);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3_600_000 });
    expect(await ratingOf(old)).toMatchObject({ canRate: true, shouldAsk: false });
  });
});

describe('the question about the stay', () => {
  const day = 24 * 3_600_000;
  const setDate = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

  /** A guest two of whose orders were done today, and the moment a day later. */
  async function settled(): Promise<{ as: string; tomorrow: number }> {
    const phone = `+7999${String(Date.now()).slice(-7)}`;
    const { id } = await portal.prisma.guest.create({ data: { phone, name: 'Вера' } });
    const as = `guest-${id}`;
    await doneOrder(portal, id);
    expect(await isStayPending(as)).toBe(false);
    await doneOrder(portal, id);
    return { as, tomorrow: Date.now() + day };
  }

  it('is asked from the day after the second done order until it is rated', async () => {
    const { as, tomorrow } = await settled();
    expect(await isStayPending(as)).toBe(false);
    setDate(tomorrow);
    expect(await isStayPending(as)).toBe(true);
    expect((await rate(as, { score: 5 })).status).toBe(201);
    expect(await isStayPending(as)).toBe(false);
    setDate(tomorrow + 29 * day);
    expect(await isStayPending(as)).toBe(false);
    setDate(tomorrow + 30 * day);
    expect(await isStayPending(as)).toBe(true);
  });

  it('is answered once, in whichever of many tabs, and anew when it is asked anew', async () => {
    const { as, tomorrow } = await settled();
    for (const asked of [tomorrow, tomorrow + 30 * day]) {
      setDate(asked);
      expect(await isStayPending(as)).toBe(true);
      const answers = await Promise.all([1, 2, 3].map((score) => rate(as, { score })));
      const codes = answers.map(({ status, body }) => body.code ?? status).toSorted();
      expect(codes).toEqual([201, 'ALREADY_RATED', 'ALREADY_RATED']);
    }
  });

  it('is asked on one day of visits, and where nobody answers not again for thirty days', async () => {
    const { as, tomorrow } = await settled();
    setDate(tomorrow);
    expect(await isStayPending(as)).toBe(true);
    expect(await isStayPending(as)).toBe(true);
    setDate(tomorrow + day);
    expect(await isStayPending(as)).toBe(false);
    setDate(tomorrow + 30 * day);
    expect(await isStayPending(as)).toBe(true);
    setDate(tomorrow + 31 * day);
    expect(await isStayPending(as)).toBe(false);
  });

  it('is not asked of a guest with one done order, whatever the others came to', async () => {
    const { id } = await portal.prisma.guest.create({
      data: { phone: '+79991112233', name: 'Ян' },
    });
    await doneOrder(portal, id);
    const canceled = await doneOrder(portal, id);
    await portal.prisma.order.update({ where: { id: canceled }, data: { status: 'canceled' } });
    setDate(Date.now() + day);
    expect(await isStayPending(`guest-${id}`)).toBe(false);
  });

  it('is gone for thirty days once it was closed, and an order is asked about as before', async () => {
    const { as, tomorrow } = await settled();
    setDate(tomorrow);
    for (const unclear of [{}, { stay: false }, { stay: true, orderId: 1 }])
      expect((await portal.call(as, '/api/rating/dismiss', unclear)).status).toBe(422);
    expect(await isStayPending(as)).toBe(true);
    expect((await portal.call(as, '/api/rating/dismiss', { stay: true })).status).toBe(204);
    expect(await isStayPending(as)).toBe(false);
    setDate(tomorrow + 29 * day);
    expect(await isStayPending(as)).toBe(false);
    setDate(tomorrow + 30 * day);
    expect(await isStayPending(as)).toBe(true);
  });
});

describe('ratings for staff', () => {
  it('are found by score and text, with whose they are and their mean', async () => {
    await rate(stranger, { score: 2, review: 'Холодный чай 100%_ужас' });
    await rate(stranger, { score: 5, review: 'Тёплый чай' });
    const find = async (filter: object, as = 'mark') =>
      (
        await portal.call<{ ratings: { data: StaffRating[]; meta: PageMeta }; average: number }>(
          as,
          '/api/admin/rating/fetch',
          filter,
        )
      ).body;
    const tea = await find({ search: 'ЧАЙ' });
    expect(tea.average).toBe(3.5);
    expect(tea.ratings.meta.total).toBe(2);
    expect(tea.ratings.data[0]?.attributes).toMatchObject({
      score: 5,
      guest: { id: portal.hotel.otherGuestId, name: 'Борис', phone: '+79990000002' },
    });
    expect((await find({ search: '%_у' })).ratings.meta.total).toBe(1);
    expect((await find({ search: 'борис', score: 2 }, 'olga')).ratings.meta.total).toBe(1);
    expect(await find({ search: 'нет такого' })).toMatchObject({ average: null });
    const orderId = await doneOrder(portal);
    await rate(guest, { score: 3, orderId });
    expect((await find({ search: `#${orderId}` })).ratings.data[0]?.attributes).toMatchObject({
      orderId,
      room: { id: portal.hotel.roomId },
    });
    expect((await find({ search: `#${orderId}`, kind: 'stay' })).ratings.meta.total).toBe(0);
    expect((await find({ search: 'чай', kind: 'order' })).ratings.meta.total).toBe(0);
    const ofStay = (await find({ search: 'чай', kind: 'stay' })).ratings.data;
    expect(ofStay.map(({ attributes }) => attributes.room)).toEqual([null, null]);
  });
});
