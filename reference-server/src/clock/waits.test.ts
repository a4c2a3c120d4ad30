import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { passTime } from '../../test/clock.ts';
import { createTestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { demoOrder, placeDemoOrder } from '../../test/fixtures/orders/orders.ts';
import { chatLog, orderIdsIn } from '../../test/fixtures/staff-chat/staff-chat.ts';
import { createTestPortal } from '../../test/portal.ts';
import { createLog } from '../log.ts';
import { createWaitsWatch, shortenWaits, waits } from './waits.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

/**
 * Moments that nothing waits for beyond its window: what becomes of them when the clock is set back stands
 * behind each.
 */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'says when something happened, and is shown': [
    ...['setting.updated_at', 'audit_entry.at', 'store.updated_at', 'product.updated_at'],
    'room.updated_at',
    ...['guest.created_at', 'guest.seen_at', 'guest.erased_at', 'staff.created_at'],
    ...['staff.updated_at', 'staff.password_made_up_at', 'staff.password_set_at'],
    ...['second_factor.created_at', 'second_factor.last_used_at', 'recovery_code.created_at'],
    ...['session.created_at', 'session.revoked_at', 'push_subscription.created_at'],
    ...['push_subscription.updated_at', 'otp_challenge.created_at', 'otp_challenge.superseded_at'],
    ...['otp_challenge.consumed_at', 'otp_challenge.registration_used_at'],
    ...['otp_challenge.read_out_at', 'order.create_at', 'order.status_at', 'order.opened_at'],
    ...['order.accepted_at', 'order.completed_at', 'ticket.create_at', 'ticket.update_at'],
    ...['ticket.close_at', 'ticket.emptied_at', 'ticket.first_answer_at'],
    ...['ticket_message.create_at', 'ticket_note.create_at', 'canned_reply.update_at'],
    ...['rating.create_at', 'rating_dismissal.at', 'payment.capture_asked_at'],
    ...['payment.hold_alerted_at', 'payment.checked_at', 'payment.created_at'],
    ...['payment.updated_at', 'refund.requested_at', 'refund.checked_at', 'refund.created_at'],
    ...['refund.updated_at', 'outbox.created_at', 'outbox.dead_at', 'outbox.dead_alerted_at'],
    ...['provider_health.last_error_at', 'provider_health.last_worked_at'],
    ...['provider_health.alarmed_at', 'alert.since', 'alert.spoken_at', 'alert.resolved_at'],
    ...['reconciliation.started_at', 'reconciliation.finished_at', 'book_difference.since'],
    ...['book_difference.resolved_at', 'unattended.since', 'banquet.create_at'],
    ...['banquet.update_at', 'banquet_reserve.created_at', 'banquet_reserve.updated_at'],
    'backfill.finished_at',
  ],
  'is stored for longer by as much': [
    ...['catalogue_picture.used_at', 'ticket_picture.created_at', 'stream_event.created_at'],
    ...['webhook_inbox.received_at', 'webhook_inbox.processed_at', 'otp_phone.last_sent_at'],
    ...['restaurant_picture.fetched_at', 'idempotency_key.expires_at', 'outbox.expires_at'],
  ],
  'ends later by as much, and nobody waits for its end': [
    ...['guest.stay_rating_closed_at', 'guest.stay_rating_asked_at'],
    ...['second_factor_challenge.expires_at', 'first_admin_link.expires_at'],
    ...['session.expires_at', 'session.absolute_expires_at', 'push_subscription.expires_at'],
    ...['otp_challenge.expires_at', 'otp_challenge.registration_until'],
  ],
  'is taken for stale when it lies ahead': ['session.confirmed_at', 'restaurant_reading.read_at'],
  'is moved together with the start of its window': ['attempt_budget.window_end'],
  'is a moment of the hotel or of a provider': [
    ...['payment.hold_expires_at', 'banquet.starts_at', 'banquet.ends_at'],
    ...['reconciliation.from_at', 'reconciliation.until'],
  ],
};

const now = new Date('2026-11-24T10:00:00.000Z');
const day = 24 * 3_600_000;

const test = await sharedByTests(createTestDatabase());

/** A row of every table that waits, as a portal writes it whose clock shows that moment. */
async function writeAt(moment: Date): Promise<void> {
  const { prisma } = test;
  const guest = await prisma.guest.create({ data: { name: 'Анна', phone: '+79000000001' } });
  const staff = await prisma.staff.create({
    data: { id: 'anna', name: 'Анна', role: 'admin', passwordHash: '' },
  });
  const times = { expiresAt: moment, absoluteExpiresAt: moment };
  const session = { id: randomUUID(), subject: 'staff', staffId: staff.id, ...times } as const;
  await prisma.session.create({ data: session });
  await prisma.outbox.create({ data: { channel: 'sms', kind: 'x', payload: {} } });
  await prisma.staffChat.create({ data: { chatId: '-1', recentSends: [now] } });
  const money = { id: randomUUID(), provider: 'yookassa', amountKopecks: 100, nextCheckAt: now };
  const { provider: _, ...refund } = { ...money, id: randomUUID(), reason: 'x' };
  await prisma.order.create({
    data: {
      store: { create: { title: 'Лавка', storeType: 'shop' } },
      room: { create: { name: '101' } },
      guest: { connect: { id: guest.id } },
      phone: guest.phone,
      paymentType: 'external',
      totalKopecks: 100,
      payments: { create: { ...money, refunds: { create: refund } } },
    },
  });
  await prisma.webhookInbox.create({ data: { provider: 'yookassa', dedupeKey: 'x', body: {} } });
  const banquet = { title: 'x', customerName: 'x', phone: 'x', guestsCount: 1, startsAt: now };
  await prisma.banquet.create({
    data: {
      ...{ ...banquet, durationInMinutes: 1, endsAt: now },
      reserves: { create: { id: randomUUID() } },
    },
  });
  await prisma.reconciliation.create({
    data: {
      ...{ fromAt: now, until: now, askedBy: 'x', tally: {}, startedAt: now, leasedUntil: now },
    },
  });
  await prisma.alert.create({ data: { kind: 'x', since: now } });
  await prisma.unattended.create({
    data: { kind: 'order', thingId: 1, guestId: guest.id, since: now },
  });
  await prisma.providerHealth.create({ data: { provider: 'x', state: 'x', since: now } });
  await prisma.idempotencyKey.create({
    data: {
      ...{ account: 'x', endpoint: 'x', key: 'x', requestHash: 'x', claimId: randomUUID() },
      expiresAt: now,
    },
  });
  await prisma.otpPhone.create({ data: { phone: 'x', holder: 'x' } });
  await prisma.attemptBudget.create({
    data: { scope: 'x', key: 'x', windowStart: moment, windowEnd: moment },
  });
  for (const { table, column, windowSeconds } of waits) {
    const planned = new Date(moment.getTime() + windowSeconds * 1000);
    await prisma.$executeRawUnsafe(
      `UPDATE ${table} SET ${column} = $1::text::timestamptz`,
      planned.toISOString(),
    );
  }
}

/** The columns that wait for a moment further away than they may. */
async function waitingTooLong(): Promise<string[]> {
  const tooLong: string[] = [];
  for (const { table, column, windowSeconds } of waits) {
    const latest = new Date(now.getTime() + windowSeconds * 1000).toISOString();
    const rows = await test.prisma.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM ${table} WHERE ${column} > $1::text::timestamptz`,
      latest,
    );
    if (rows.length > 0) tooLong.push(`${table}.${column}`);
  }
  return tooLong;
}

const names = waits.map(({ table, column }) => `${table}.${column}`);

describe('what waits for a moment', () => {
  it('waits no longer than its window after the clock was set back by a day', async () => {
    await writeAt(new Date(now.getTime() + day));
    expect(await waitingTooLong()).toEqual(names);
    expect(Object.keys(await shortenWaits(test.prisma, now))).toEqual(names);
    expect(await waitingTooLong()).toEqual([]);
    expect(await shortenWaits(test.prisma, now)).toEqual({});
  });

  it('is said once, with the tables', async () => {
    const ahead = new Date(Date.now() + day);
    await test.prisma.outbox.updateMany({ data: { availableAt: ahead, lockedUntil: null } });
    const logged: Record<string, unknown>[] = [];
    const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>);
    const watch = createWaitsWatch(test.prisma, createLog('warn', { write }));
    watch.start();
    await eventually(() => expect(logged).toHaveLength(1));
    await watch.stop();
    expect(logged[0]).toMatchObject({
      msg: 'the clock was set back: what waited too far ahead is due now',
      shortened: { 'outbox.available_at': 1 },
    });
  });

  it('goes on waiting where the clock is as it was', async () => {
    await test.prisma.outbox.updateMany({
      data: { availableAt: new Date(now.getTime() + 3_600_000), lockedUntil: null },
    });
    expect(await shortenWaits(test.prisma, now)).toEqual({});
  });

  it('stands in the list, or is known to keep nobody waiting', async () => {
    const columns = await test.prisma.$queryRaw<{ name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT LIKE '\\_prisma%'
        AND (data_type LIKE 'timestamp%' OR udt_name LIKE '\\_timestamp%')`;
    const known = [...names.map((name) => name.split('[')[0]), ...Object.values(harmless).flat()];
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...new Set(known)].toSorted());
  });
});

describe('a portal whose clock was a day ahead', () => {
  it('goes on telling the staff chat within a minute of being set right', async () => {
    const portal = await createTestPortal({ only: ['clock', 'staffNotifications'] });
    try {
      const guest = await portal.guest();
      const order = await demoOrder(portal.prisma);
      const isNotified = (id: number) =>
        eventually(
          async () => expect((await chatLog(portal.sandbox)).flatMap(orderIdsIn)).toContain(id),
          { seconds: 60 },
        );
      passTime({ days: 1 });
      const tomorrow = await portal.guest();
      await isNotified(await placeDemoOrder(tomorrow, order));
      vi.useRealTimers();
      await isNotified(await placeDemoOrder(guest, order));
    } finally {
      await portal.stop();
    }
  }, 150_000);
});
