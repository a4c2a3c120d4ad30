import { alertChange, fetchAlerts, resolveAlert } from '@portal/domain/alerts';
import type { PayloadOf, ReplyOf } from '@portal/domain/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { listenLive } from '../../../test/live/live-client.ts';
import { createTestPortal, type TestStaff } from '../../../test/portal.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createAlerts } from './alerts.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

type Alert = ReplyOf<typeof fetchAlerts>['body']['alerts']['data'][number];

const staff: Record<'admin' | 'moderator' | 'banquet', TestStaff> = {} as never;

const portal = await sharedByTests(createTestPortal({ only: ['live'] }));
// Nothing of the channels is sent, and nobody else raises anything: what is written is looked at.
const alerts = createAlerts();
const { makeChange } = createOutbox(portal.database.prisma);
for (const role of ['admin', 'moderator', 'banquet'] as const) {
  staff[role] = await portal.staff(role);
}
afterEach(async () => {
  await portal.database.prisma.alert.deleteMany();
});

const open = async ({ client }: TestStaff): Promise<Alert[]> =>
  (await client.call(fetchAlerts, { body: {} })).body.alerts.data;
const resolved = async ({ client }: TestStaff): Promise<Alert[]> =>
  (await client.call(fetchAlerts, { body: { data: { state: 'resolved' } } })).body.alerts.data;
const tick = ({ client }: TestStaff, id: number, note?: string) =>
  client.call(resolveAlert, { body: { data: { id, ...(note !== undefined && { note }) } } });

const aboutOrder = (id: number) => ({ type: 'order', id }) as const;
const late = (order: number) =>
  ({
    kind: 'late-payment',
    about: aboutOrder(order),
    params: { order, sum: '300 ₽', what: 'Вернули.' },
  }) as const;
const owed = (order: number) =>
  ({
    kind: 'refund-owed',
    about: aboutOrder(order),
    params: { order, sum: '300 ₽', reason: 'Отказ.' },
  }) as const;
describe('an alert', () => {
  it('is one for each kind and thing, and grows when it is met again', async () => {
    await Promise.all(
      [1001, 1001, 1002, 1001].map((order) =>
        makeChange((change) => alerts.raise(change, late(order))),
      ),
    );
    expect((await open(staff.moderator)).map(({ attributes }) => attributes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ about: aboutOrder(1001), count: 3, resolvedAt: null }),
        expect.objectContaining({ about: aboutOrder(1002), count: 1 }),
      ]),
    );
    expect(await open(staff.moderator)).toHaveLength(2);
  });

  it('is written with the caller’s transaction, or not at all', async () => {
    await expect(
      makeChange(async (change) => {
        await alerts.raise(change, late(1001));
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await open(staff.admin)).toEqual([]);
  });

  it('is seen by those whose business it is, and heard by them live', async () => {
    const { prisma } = portal.database;
    // What other tests have raised is told by now.
    await eventually(async () =>
      expect(await prisma.outbox.count({ where: { channel: 'live' } })).toBe(0),
    );
    const listeners = {
      admin: await listenLive(portal.url, staff.admin.token),
      moderator: await listenLive(portal.url, staff.moderator.token),
      banquet: await listenLive(portal.url, staff.banquet.token),
    };
    await makeChange((change) => alerts.raise(change, late(1001)));
    const failed = {
      kind: 'reserve-failed',
      about: { type: 'banquet', id: 7 },
      params: { banquet: 7, time: '23.11.2026, 19:00', error: 'Стол занят' },
    } as const;
    await makeChange((change) => alerts.raise(change, failed));
    const kinds = (role: keyof typeof listeners) =>
      listeners[role].received
        .filter(({ name }) => name === alertChange.name)
        .map(({ payload }) => (payload as PayloadOf<typeof alertChange>).alert.attributes.kind);
    await eventually(() => {
      expect(kinds('admin')).toEqual(['late-payment', 'reserve-failed']);
      expect(kinds('moderator')).toEqual(['late-payment']);
      expect(kinds('banquet')).toEqual(['reserve-failed']);
    });
    expect((await open(staff.admin)).map(({ attributes }) => attributes.kind)).toEqual([
      'reserve-failed',
      'late-payment',
    ]);
    const [only] = await open(staff.banquet);
    expect(only?.attributes).toMatchObject({
      about: { type: 'banquet', id: 7 },
      text: 'Банкет #7, 23.11.2026, 19:00: Стол занят',
    });
    expect(await open(staff.moderator)).toHaveLength(1);
    for (const { received } of Object.values(listeners)) {
      for (const { payload } of received) expect(payload).not.toHaveProperty('seq');
    }
    for (const { socket } of Object.values(listeners)) socket.disconnect();
  });
});

describe('ticking off', () => {
  it('keeps the name and the note of whoever was first, and a later one opens anew', async () => {
    const { prisma } = portal.database;
    await makeChange((change) => alerts.raise(change, late(1001)));
    const [alert] = await open(staff.moderator);
    const reply = await tick(staff.moderator, alert!.id, 'Позвонили гостю');
    expect(reply.body).toMatchObject({
      alert: { attributes: { resolvedBy: 'Дмитрий Лебедев', note: 'Позвонили гостю' } },
    });
    await tick(staff.admin, alert!.id, 'Нет, я');
    expect(await resolved(staff.admin)).toMatchObject([
      { attributes: { resolvedBy: 'Дмитрий Лебедев', note: 'Позвонили гостю' } },
    ]);
    const entries = await prisma.auditEntry.findMany({ where: { entity: 'alert' } });
    expect(entries).toMatchObject([
      { actor: 'admin_moderator', action: 'resolve', entityId: String(alert!.id) },
    ]);
    await makeChange((change) => alerts.raise(change, late(1001)));
    expect(await open(staff.moderator)).toMatchObject([{ attributes: { count: 1, note: '' } }]);
  });

  it('is refused to those who do not see it, who may not, and while money is owed', async () => {
    await makeChange((change) => alerts.raise(change, owed(1001)));
    const [alert] = await open(staff.moderator);
    await expect(tick(staff.banquet, alert!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(tick(staff.moderator, alert!.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(tick(staff.admin, 2_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });

    let isOwed = true;
    alerts.refuseWhileOwed(async (_transaction, about) => isOwed && about?.id === 1001);
    const admin = { role: 'admin', id: 'admin', sessionId: '', confirmedAt: new Date() } as const;
    const command = { id: alert!.id, note: '' };
    const resolve = () => makeChange((change) => alerts.resolve(change, command, admin));
    expect(await resolve()).toBe('MONEY_OWED');
    expect(await open(staff.admin)).toHaveLength(1);
    isOwed = false;
    expect(await resolve()).toMatchObject({ resolvedBy: 'admin_admin' });
    alerts.refuseWhileOwed(async () => false);
  });
});
