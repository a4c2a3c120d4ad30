import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@portal/domain/contract';
import { discardDeadLetters, fetchDeadLetters, resendDeadLetters } from '@portal/domain/outbox';
import { defaultRetention } from '@portal/domain/portal';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal } from '../../../test/portal.ts';
import { createLog } from '../../log.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createAlerts } from '../alerts/alerts.ts';
import { staffNotificationRow } from '../../outbox/staff-notification.ts';
import { chatLog, fastPace, numberIn } from '../../../test/fixtures/staff-chat/staff-chat.ts';
import { alertDeadLetters } from './dead-letter-alert.ts';
import { createDeadLettersModule } from './dead-letters-module.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const settings = { read: async () => ({ retention: defaultRetention }) };

// The watch over what was given up would write an alert of it into the very outbox that is looked at.
const portal = await sharedByTests(createTestPortal({ only: [], staffChatPace: fastPace }));
const { client } = await portal.staff('admin');
afterEach(() => portal.database.prisma.outbox.deleteMany());

const support = (ticketId: number) =>
  staffNotificationRow({
    topic: 'support',
    ticketId,
    guestName: 'Анна Лебедева',
    roomLabel: 'Домик 7',
    phone: '+79990000001',
    message: 'Не горит свет',
  });

/** A row that was given up so many minutes ago. */
async function deadLetter(row: ReturnType<typeof support>, minutesAgo = 1, expiresAt?: Date) {
  const { id } = await portal.database.prisma.outbox.create({
    data: {
      channel: row.channel,
      kind: row.kind,
      payload: row.payload as object,
      orderingKey: row.orderingKey ?? null,
      deadAt: new Date(Date.now() - minutesAgo * 60_000),
      lastError: 'DeliveryError: Telegram: failed (HTTP 502)',
      attempts: 9,
      ...(expiresAt && { expiresAt }),
    },
  });
  return String(id);
}

const list = async (data: object = {}) =>
  (await client.call(fetchDeadLetters, { body: { data } })).body.outbox;

describe('what was given up', () => {
  it('is listed newest first, page by page, without names, phones and words', async () => {
    const ids = [
      await deadLetter(support(1), 3),
      await deadLetter(support(2), 2),
      await deadLetter(support(3), 1),
    ];
    const { data, meta } = await list({ pageSize: 2 });
    expect(meta).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(data[0]?.attributes).toMatchObject({
      channel: 'telegram',
      kind: 'support',
      summary: 'Чат персонала: заявка #3',
      lastError: 'DeliveryError: Telegram: failed (HTTP 502)',
      attempts: 9,
      canResend: true,
    });
    expect(JSON.stringify(data)).not.toMatch(/Лебедева|7999|свет/);
    expect((await list({ channel: 'sms' })).data).toEqual([]);
  });

  it('says of each kind what it was, in the reader’s language', async () => {
    await deadLetter(staffNotificationRow({ topic: 'alarm', text: 'тайна' }));
    await deadLetter({ channel: 'sms', kind: 'sign-in-code', payload: { sealed: 'тайна' } });
    await deadLetter({ channel: 'push', kind: 'guest', payload: { message: { orderId: 7 } } });
    await deadLetter({ channel: 'iiko', kind: 'reserve', payload: 'тайна' });
    const summaries = async (language: string) => {
      const { body } = await portal.call<ReplyOf<typeof fetchDeadLetters>['body']>(
        'admin',
        '/api/admin/outbox/fetch',
        {},
        { 'accept-language': language },
      );
      return body.outbox.data.map(({ attributes }) => attributes.summary).sort();
    };
    expect(await summaries('ru')).toEqual([
      'SMS с кодом для входа',
      'Другое: iiko, reserve',
      'Уведомление гостю: заказ #7',
      'Чат персонала: тревога портала',
    ]);
    expect(await summaries('en')).toContain('Notification to a guest: order #7');
  });

  it('is sent again when staff say so, and who said so is put down', async () => {
    const [one, other] = [await deadLetter(support(11)), await deadLetter(support(12))];
    const { staffNotifications } = portal.services;
    staffNotifications.start();
    onTestFinished(() => staffNotifications.stop());
    const reply = await client.call(resendDeadLetters, { body: { data: { ids: [one] } } });
    expect(reply.body.data).toEqual({ count: 1 });
    await eventually(async () =>
      expect((await chatLog(portal.sandbox, 12)).map(numberIn)).toEqual([11]),
    );
    expect((await list()).data.map(({ id }) => id)).toEqual([other]);
    const all = await client.call(resendDeadLetters, { body: { data: { all: true } } });
    expect(all.body.data).toEqual({ count: 1 });
    await eventually(async () =>
      expect((await chatLog(portal.sandbox, 12)).map(numberIn)).toEqual([11, 12]),
    );
    const entries = await portal.database.prisma.auditEntry.findMany({
      where: { entity: 'outbox', action: 'resend' },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { actor: 'admin_admin', entityId: one, to: { count: 1 } },
      { actor: 'admin_admin', entityId: 'all', to: { count: 1 } },
    ]);
  });

  it('is not sent again when it is worthless by now, and can be forgotten', async () => {
    const id = await deadLetter(support(21), 2, new Date(Date.now() - 1_000));
    expect((await list()).data).toMatchObject([{ id, attributes: { canResend: false } }]);
    const body = { data: { ids: [id] } };
    expect((await client.call(resendDeadLetters, { body })).body.data.count).toBe(0);
    expect((await client.call(discardDeadLetters, { body })).body.data.count).toBe(1);
    expect((await list()).data).toEqual([]);
  });

  it('is never what is still on its way', async () => {
    const { id } = await portal.database.prisma.outbox.create({
      data: {
        channel: 'iiko',
        kind: 'nothing',
        payload: {},
        lockedUntil: new Date(Date.now() + 60_000),
      },
    });
    const body = { data: { ids: [String(id)] } };
    expect((await client.call(discardDeadLetters, { body })).body.data.count).toBe(0);
    const all = { data: { all: true as const, channel: 'iiko' as const } };
    expect((await client.call(discardDeadLetters, { body: all })).body.data.count).toBe(0);
    expect(await portal.database.prisma.outbox.count()).toBe(1);
  });
});

it('is deleted after ninety days, and handled notifications of providers after thirty', async () => {
  const { prisma } = portal.database;
  await deadLetter(support(31), 91 * 24 * 60);
  const stored = await deadLetter(support(32), 89 * 24 * 60);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const notification = (dedupeKey: string, processedAt: Date | null) => ({
    provider: 'yookassa',
    dedupeKey,
    body: {},
    processedAt,
    receivedAt: daysAgo(40),
    nextAttemptAt: new Date('2999-01-01'),
  });
  await prisma.webhookInbox.createMany({
    data: [
      notification('old', daysAgo(31)),
      notification('new', daysAgo(29)),
      notification('waiting', null),
    ],
  });
  const log = createLog('silent');
  const alerts = createAlerts();
  const { makeChange } = createOutbox(prisma);
  const module = createDeadLettersModule({ prisma, makeChange, alerts, settings, log });
  module.start();
  await module.stop();
  expect((await list()).data.map(({ id }) => id)).toEqual([stored]);
  const left = await prisma.webhookInbox.findMany({ orderBy: { id: 'asc' } });
  expect(left.map(({ dedupeKey }) => dedupeKey)).toEqual(['new', 'waiting']);
});

it('lets go of idempotency keys with the answers they hold, and of the audit trail in its time', async () => {
  const { prisma } = portal.database;
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const answer = (key: string, expiresAt: Date) => ({
    ...{ account: 'user_7', endpoint: 'POST /api/order/create', key, requestHash: 'h' },
    ...{ claimId: randomUUID(), state: 'done' as const, replyStatus: 201, expiresAt },
    replyBody: { name: 'Анна', phone: '+79990000001' },
  });
  const entry = (entityId: string, at: Date) => ({
    ...{ actor: 'admin_admin', action: 'update', entity: 'room', entityId, at },
  });
  await prisma.idempotencyKey.deleteMany();
  await prisma.idempotencyKey.createMany({
    data: [answer('over', new Date(Date.now() - 1_000)), answer('good', daysAgo(-1))],
  });
  await prisma.auditEntry.createMany({
    data: [entry('7001', daysAgo(3 * 365 + 2)), entry('7002', daysAgo(3 * 365 - 2))],
  });
  const log = createLog('silent');
  const alerts = createAlerts();
  const { makeChange } = createOutbox(prisma);
  const module = createDeadLettersModule({ prisma, makeChange, alerts, settings, log });
  module.start();
  await module.stop();
  const keys = await prisma.idempotencyKey.findMany();
  expect(keys.map(({ key }) => key)).toEqual(['good']);
  const entries = await prisma.auditEntry.findMany({ where: { entity: 'room' } });
  expect(entries.map(({ entityId }) => entityId)).toEqual(['7002']);
});

it('is counted in the alert also when it is given up while others are counted', async () => {
  const { prisma } = portal.database;
  await prisma.alert.deleteMany();
  await deadLetter(support(21));
  const begin = prisma.$transaction.bind(prisma) as (work: unknown) => Promise<unknown>;
  vi.spyOn(prisma, '$transaction').mockImplementationOnce(async (work: unknown) => {
    await deadLetter(support(22));
    return begin(work);
  });
  const { makeChange } = createOutbox(prisma);
  await alertDeadLetters(prisma, makeChange, createAlerts(), new Date());
  expect(await prisma.alert.findMany({ select: { count: true } })).toEqual([{ count: 2 }]);
});

describe('the alert of what was given up', () => {
  const { prisma } = portal.database;
  const { makeChange } = createOutbox(prisma);
  const alert = (now = new Date()) => alertDeadLetters(prisma, makeChange, createAlerts(), now);
  beforeEach(() => prisma.alert.deleteMany());

  it('is raised once, also where another instance’s clock is ahead', async () => {
    await deadLetter(support(41), -1 / 60);
    await alert();
    await alert();
    expect(await prisma.alert.findMany()).toMatchObject([{ count: 1, speakAt: null }]);
  });

  it('is raised again for what was sent again in vain, also after the clock was set back', async () => {
    const id = await deadLetter(support(42));
    await alert(new Date(Date.now() + 86_400_000));
    await client.call(resendDeadLetters, { body: { data: { ids: [id] } } });
    await alert();
    await prisma.outbox.update({ where: { id: BigInt(id) }, data: { deadAt: new Date() } });
    await alert();
    const open = { resolvedAt: null, count: 1 };
    expect(await prisma.alert.findMany({ where: { resolvedAt: null } })).toMatchObject([open]);
  });
});

it('deletes what is old in batches that no time-out can undo', async () => {
  const { prisma } = portal.database;
  await prisma.webhookInbox.deleteMany();
  const processedAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  await prisma.$executeRaw`
    INSERT INTO webhook_inbox (provider, dedupe_key, body, processed_at)
    SELECT 'yookassa', each::text, '{}', ${processedAt} FROM generate_series(1, 12000) AS each`;
  const statements = vi.spyOn(prisma, '$queryRawUnsafe');
  const log = createLog('silent');
  const alerts = createAlerts();
  const { makeChange } = createOutbox(prisma);
  const module = createDeadLettersModule({ prisma, makeChange, alerts, settings, log });
  module.start();
  await eventually(async () => expect(await prisma.webhookInbox.count()).toBe(0));
  await module.stop();
  expect(statements.mock.calls.length).toBeGreaterThanOrEqual(3);
});
