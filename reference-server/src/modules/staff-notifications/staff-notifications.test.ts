import { updatePortalSetting } from '@portal/domain/portal';
import { fetchProviders } from '@portal/domain/providers';
import { sendTelegram } from '@portal/domain/staff-notifications';
import { describe, expect, it } from 'vitest';
import { control } from '../../../sandbox/testing/test-sandbox.ts';
import { demoOrder, placeDemoOrder } from '../../../test/fixtures/orders/orders.ts';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal, type TestGuest } from '../../../test/portal.ts';
import { staffNotificationRow, type StaffNotification } from '../../outbox/staff-notification.ts';
import { chatLog, fastPace, numberIn } from '../../../test/fixtures/staff-chat/staff-chat.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ staffChatPace: fastPace }));
const guest = await portal.guest('</b><a href="https://evil.test">Анна</a>');

const place = async (comment = '') =>
  placeDemoOrder(guest, await demoOrder(portal.database.prisma, { comment }));

async function messageAbout(orderId: number) {
  return eventually(async () => {
    const message = (await chatLog(portal.sandbox)).find((each) => numberIn(each) === orderId);
    if (!message) throw new Error(`Nothing was told of order ${orderId}.`);
    return message;
  });
}

async function notify(notice: StaffNotification): Promise<void> {
  await createOutbox(portal.database.prisma).makeChange(async ({ enqueue }) =>
    enqueue(staffNotificationRow(notice)),
  );
}

const chatIs = (changes: object) => control(portal.sandbox, 'PUT', 'telegram/chat', changes);

describe('an order', () => {
  it('is told in its topic when it is placed, and what people wrote is no markup', async () => {
    const id = await place('<img src=x onerror=alert(1)> =HYPERLINK("x") & </b>');
    const { message_thread_id: thread, text, parse_mode: mode } = await messageAbout(id);
    expect([thread, mode]).toEqual([4, 'HTML']);
    expect(text).toContain(`[PORTAL DELIVERY]\nЗаказ #${id}\n`);
    expect(text).toContain('&lt;/b&gt;&lt;a href="https://evil.test"&gt;Анна&lt;/a&gt;');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt; =HYPERLINK("x") &amp; &lt;/b&gt;');
    expect(text).not.toMatch(/[<>]/);
  });
});

describe('every field of every notice', () => {
  const hostile = '</b><a href="https://evil.test">x</a><img onerror=alert(1)>&lt;=HYPERLINK("x")';
  const notifications: StaffNotification[] = [
    {
      topic: 'rating',
      ratingId: 77,
      score: 1,
      review: hostile,
      guestName: hostile,
      phone: hostile,
      guestId: 1,
    },
    {
      topic: 'support',
      ticketId: 78,
      guestName: hostile,
      roomLabel: hostile,
      phone: hostile,
      message: hostile,
    },
    {
      topic: 'delivery',
      orderId: 79,
      orderType: hostile,
      orderedAt: '2026-11-20T10:00:00.000Z',
      paymentMethod: hostile,
      storeTitle: hostile,
      guestName: hostile,
      roomName: hostile,
      comment: hostile,
    },
    { topic: 'code', phone: hostile, code: hostile },
    { topic: 'alarm', text: hostile },
    { topic: 'message', text: hostile, threadId: 12 },
  ];

  it.each(notifications)('arrives inert: $topic', async (notice) => {
    const before = (await chatLog(portal.sandbox)).length;
    await notify(notice);
    const message = await eventually(async () => {
      const arrived = (await chatLog(portal.sandbox))[before];
      if (!arrived) throw new Error('Nothing has arrived.');
      return arrived;
    });
    expect(message.parse_mode).toBe('HTML');
    expect(message.text).toContain('&lt;img onerror=alert(1)&gt;&amp;lt;=HYPERLINK');
    expect(message.text).not.toMatch(/[<>]/);
  });
});

it('tells more than one message can hold in several, in order and each once', async () => {
  const numbered = Array.from({ length: 2_000 }, (_, index) => `слово${index}`);
  await notify({
    topic: 'support',
    ticketId: 5,
    guestName: 'Анна',
    roomLabel: 'Домик 7',
    phone: '+79990000001',
    message: numbered.join(' '),
  });
  await eventually(async () => {
    const pieces = (await chatLog(portal.sandbox, 12)).filter(({ text }) => text.includes('слово'));
    const sent = pieces
      .map(({ text }) => text)
      .join(' ')
      .match(/слово\d+/g);
    expect(sent).toEqual(numbered);
  });
});

describe('a chat that is not as it was set up', () => {
  it('hears of an order in the chat itself when the topic is gone, and the console hears of that', async () => {
    const admin = await portal.staff('admin');
    const stateOf = async () => {
      const reply = await admin.client.call(fetchProviders, { body: {} });
      return reply.body.providers.data.find(({ id }) => id === 'telegram')?.attributes;
    };
    await chatIs({ topics: { '4': 'deleted' } });
    expect((await messageAbout(await place())).message_thread_id).toBeNull();
    await eventually(async () =>
      expect(await stateOf()).toMatchObject({
        state: 'trouble',
        lastError: expect.stringContaining('delivery') as string,
      }),
    );
    await chatIs({ topics: { '2': 'open', '4': 'open', '12': 'open', '28': 'open' } });
    expect((await messageAbout(await place())).message_thread_id).toBe(4);
    await eventually(async () => expect(await stateOf()).toMatchObject({ state: 'working' }));
  });

  it('is written to under its new id from then on', async () => {
    await chatIs({ movedTo: '-1002000000002' });
    await messageAbout(await place());
    const { movedTo } = await portal.database.prisma.staffChat.findFirstOrThrow();
    expect(movedTo).toBe('-1002000000002');
    await messageAbout(await place());
  });

  it('is written to in the topics that the hotel has set', async () => {
    const admin = await portal.staff('admin');
    await chatIs({ topics: { '2': 'open', '12': 'open', '28': 'open', '40': 'open' } });
    const staffThreads = { rating: 2, delivery: 40, support: 12, code: 28 };
    await admin.client.call(updatePortalSetting, {
      body: { data: { attributes: { staffThreads } } },
    });
    expect((await messageAbout(await place())).message_thread_id).toBe(40);
  });
});

describe('who writes into the chat by hand', () => {
  const send = (client: TestGuest['client'], message: string, thread: number, chat?: string) =>
    client.call(sendTelegram, {
      body: { message, message_thread_id: thread, ...(chat !== undefined && { chat_id: chat }) },
    });
  const refusal = { code: 'FORBIDDEN' };

  it('staff may, and it is put down who did', async () => {
    const { client } = await portal.staff('moderator');
    expect(await send(client, 'Смена <b>до</b> восьми', 12)).toMatchObject({ status: 200 });
    await eventually(async () => {
      const texts = (await chatLog(portal.sandbox, 12)).map(({ text }) => text);
      expect(texts).toContain('Смена &lt;b&gt;до&lt;/b&gt; восьми');
    });
    const entries = await portal.database.prisma.auditEntry.findMany({
      where: { entity: 'staff-chat' },
    });
    expect(entries).toMatchObject([{ actor: 'admin_moderator', entityId: '12' }]);
    const { chatId } = portal.sandbox.endpoints.telegram;
    expect(await send(client, 'Ещё', 12, chatId)).toMatchObject({ status: 200 });
    await expect(send(client, 'Ещё', 12, '-100')).rejects.toMatchObject(refusal);
    await expect(send(client, 'я'.repeat(1001), 12)).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('a guest may report what there is, and nothing is sent a second time', async () => {
    const orderId = await place();
    await messageAbout(orderId);
    const before = (await chatLog(portal.sandbox)).length;
    const { client } = guest;
    expect(await send(client, `[PORTAL DELIVERY]\nЗаказ`, 4)).toMatchObject({ status: 200 });
    // The wrong header for the thread, another thread, nothing of that kind, another chat.
    await expect(send(client, '[PORTAL RATING]', 4)).rejects.toMatchObject(refusal);
    await expect(send(client, 'Вам подарок', 4)).rejects.toMatchObject(refusal);
    await expect(send(client, '[PORTAL CODE]', 28)).rejects.toMatchObject(refusal);
    await expect(send(client, '[PORTAL SUPPORT]', 12)).rejects.toMatchObject(refusal);
    await notify({ topic: 'alarm', text: 'после всего' });
    await eventually(async () => expect((await chatLog(portal.sandbox)).length).toBe(before + 1));
  });

  it('a guest may not report what was long ago', async () => {
    const another = await portal.guest();
    const { prisma } = portal.database;
    await expect(send(another.client, '[PORTAL DELIVERY]', 4)).rejects.toMatchObject(refusal);
    const order = await prisma.order.findFirstOrThrow();
    await prisma.order.update({
      where: { id: order.id },
      data: { guestId: another.id, createAt: new Date(Date.now() - 61 * 60_000) },
    });
    await expect(send(another.client, '[PORTAL DELIVERY]', 4)).rejects.toMatchObject(refusal);
    await prisma.order.update({ where: { id: order.id }, data: { createAt: new Date() } });
    expect(await send(another.client, '[PORTAL DELIVERY]', 4)).toMatchObject({ status: 200 });
  });
});
