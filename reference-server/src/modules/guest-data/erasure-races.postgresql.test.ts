import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { signUp } from '../../../test/fixtures/sign-in/sign-up.ts';
import { createTestPortal, type TestGuest } from '../../../test/portal.ts';
import type { SqlClient } from '../../db/statement.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

let guest: TestGuest;
let ticketId: number;

// The embedded database lets nobody in while somebody else's transaction is open.
const portal = await sharedByTests(createTestPortal({ only: ['sms'] }));
const { prisma } = portal;
await portal.tokenOf('admin');

beforeEach(async () => {
  guest = await signUp(portal, 'Гонкина');
  const { id: roomId } = await prisma.room.findFirstOrThrow();
  const ticket = await prisma.ticket.create({
    data: { guestId: guest.id, roomId, status: 'closed', closeAt: new Date() },
  });
  ticketId = ticket.id;
});

const erase = () => portal.call('admin', '/api/admin/guest/erase', { id: guest.id });

/** Waits until so many statements wait for a lock. */
function waiting(count: number): Promise<void> {
  return eventually(async () => {
    const rows = await prisma.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(rows).toHaveLength(count);
  });
}

/** Does the first while a row is held, the second once the first waits for it, and lets both go. */
async function oneAfterTheOther<One, Two>(
  hold: (transaction: SqlClient) => PromiseLike<unknown>,
  first: () => Promise<One>,
  second: () => Promise<Two>,
): Promise<[One, Two]> {
  const begun = await prisma.$transaction(async (transaction) => {
    await hold(transaction);
    const one = first();
    await waiting(1);
    const two = second();
    await waiting(2);
    return { done: Promise.all([one, two]) };
  });
  return begun.done;
}

const holdGuest = (transaction: SqlClient) =>
  transaction.$queryRawUnsafe('SELECT FROM guest WHERE id = $1 FOR UPDATE', guest.id);
const holdTicket = (transaction: SqlClient) =>
  transaction.$queryRawUnsafe('SELECT FROM ticket WHERE id = $1 FOR UPDATE', ticketId);
const write = (as: string) =>
  portal.call(as, '/api/ticket/message', { ticketId, message: 'Гонкина забыла зонт' });

it.each(['guest', 'admin'])(
  'a message of the %s that comes behind an erasure is refused',
  async (who) => {
    const as = who === 'guest' ? `guest-${guest.id}` : 'admin';
    await portal.tokenOf(as);
    const [erased, written] = await oneAfterTheOther(holdTicket, erase, () => write(as));
    expect([erased.status, written.status]).toEqual([200, 409]);
    expect(await prisma.ticketMessage.count({ where: { ticketId } })).toBe(0);
  },
);

it('a message that comes before an erasure opens the ticket, and nothing is erased', async () => {
  const as = `guest-${guest.id}`;
  await portal.tokenOf(as);
  const [written, erased] = await oneAfterTheOther(holdTicket, () => write(as), erase);
  expect([written.status, erased.status]).toEqual([201, 409]);
});

it('an order that comes behind an erasure is not placed', async () => {
  const { id: roomId } = await prisma.room.findFirstOrThrow();
  const store = await prisma.store.findFirstOrThrow({
    where: { isActive: true, storeType: 'shop' },
    include: { products: { where: { forSale: true, priceKopecks: { not: null } }, take: 1 } },
  });
  const products = [{ id: store.products[0]?.id ?? 0, quantity: 1 }];
  const order = { store: store.id, room: roomId, products, paymentType: 'cash' };
  const as = `guest-${guest.id}`;
  await portal.tokenOf(as);
  const [erased, placed] = await oneAfterTheOther(holdGuest, erase, () =>
    portal.call(as, '/api/order/create', { order: { ...order, comment: 'Гонкина' } }),
  );
  expect([erased.status, placed.status]).toEqual([200, 409]);
  expect(await prisma.order.count({ where: { guestId: guest.id } })).toBe(0);
});

it('a rating, a ticket and a picture that come behind an erasure are not stored', async () => {
  const { id: roomId } = await prisma.room.findFirstOrThrow();
  const as = `guest-${guest.id}`;
  await portal.tokenOf(as);
  const begun = await prisma.$transaction(async (transaction) => {
    await holdGuest(transaction);
    const erased = erase();
    await waiting(1);
    const rated = portal.call(as, '/api/rating/create', { score: 1, review: 'Гонкина' });
    const opened = portal.call(as, '/api/ticket/create', { room: roomId, message: 'Гонкина' });
    await waiting(3);
    return { done: Promise.all([erased, rated, opened]) };
  });
  expect((await begun.done).map(({ status }) => status)).toEqual([200, 401, 401]);
  expect(await prisma.rating.count({ where: { guestId: guest.id } })).toBe(0);
  expect(await prisma.ticket.count({ where: { guestId: guest.id } })).toBe(1);
});

/** A code that was sent to the guest and not entered yet. */
async function freshCode() {
  const { phone } = guest;
  // Signing up has used this challenge; the next one waits for its ladder.
  await prisma.otpPhone.deleteMany({ where: { phone } });
  const signIn = portal.client().phoneSignIn();
  await signIn.sendCode(phone);
  const code = await eventually(async () => {
    expect(await prisma.outbox.count({ where: { channel: 'sms' } })).toBe(0);
    return portal.codeFor(phone);
  });
  return { signIn, code };
}

it('a sign-in that comes before an erasure is ended by it', async () => {
  const { signIn, code } = await freshCode();
  const [checked, erased] = await oneAfterTheOther(holdGuest, () => signIn.checkCode(code), erase);
  expect([checked, erased.status]).toMatchObject([{ kind: 'signed-in' }, 200]);
  expect(await prisma.session.count({ where: { guestId: guest.id } })).toBe(0);
  expect(await prisma.otpChallenge.count({ where: { phone: guest.phone } })).toBe(0);
});

it('a sign-in that comes behind an erasure begins no session', async () => {
  const { signIn, code } = await freshCode();
  const [erased, checked] = await oneAfterTheOther(holdGuest, erase, () => signIn.checkCode(code));
  expect([erased.status, checked]).toMatchObject([200, { kind: 'refused' }]);
  expect(await prisma.session.count({ where: { guestId: guest.id } })).toBe(0);
});
