import { fetchProviders } from '@portal/domain/providers';
import {
  sendPush,
  testPush,
  unsubscribeFromPush,
  type PushSubscriptionJson,
} from '@portal/domain/push';
import { describe, expect, it } from 'vitest';
import { orderFault } from '../../../sandbox/testing/test-sandbox.ts';
import { eventually } from '../../../test/eventually.ts';
import { createTestPortal, type TestGuest } from '../../../test/portal.ts';
import {
  arrivedOn,
  endDevice,
  makeDevice,
  subscribe as subscribeDevice,
} from '../../../test/fixtures/push.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());
const moderator = await portal.staff('moderator');
const { staffPortal: admin } = await portal.staff('admin');

type Subscriber = Pick<TestGuest, 'client'>;

const subscribe = (
  subscriber: Subscriber,
  options?: { device?: PushSubscriptionJson; visitorId?: string },
) => subscribeDevice(portal, subscriber, options);

const titlesOn = async (device: PushSubscriptionJson) =>
  (await arrivedOn(portal.sandbox, device)).map(({ title }) => title);

async function pushHealth() {
  const { body } = await moderator.client.call(fetchProviders, { body: {} });
  return body.providers.data.find(({ id }) => id === 'push')?.attributes;
}

const test = ({ client }: Subscriber, endpoint?: string) =>
  client.call(testPush, { body: endpoint === undefined ? {} : { endpoint } });

describe('a device', () => {
  it('is switched off by its own guest alone', async () => {
    const [guest, other] = [await portal.guest(), await portal.guest()];
    const device = await subscribe(guest);
    const { endpoint } = device;
    await other.client.call(unsubscribeFromPush, { body: { endpoint } });
    expect((await test(guest, endpoint)).status).toBe(200);
    await guest.client.call(unsubscribeFromPush, { body: { endpoint } });
    expect((await test(guest)).status).toBe(404);
  });

  it('makes room for the newest when an account has too many', async () => {
    const guest = await portal.guest();
    const devices = [];
    for (let index = 0; index < 11; index += 1) devices.push(await subscribe(guest));
    expect((await test(guest, devices[0]!.endpoint)).status).toBe(404);
    const reply = await test(guest);
    expect(reply.body).toMatchObject({ data: { sent: 10, removed: 0 } });
  });
});

describe('a trial', () => {
  it('reaches the caller’s own devices, guest or staff, and nobody else’s', async () => {
    const [guest, other] = [await portal.guest(), await portal.guest()];
    const [own, foreign] = [await subscribe(guest), await subscribe(other)];
    const staffDevice = await subscribe(moderator);
    expect((await test(guest, foreign.endpoint)).status).toBe(404);
    expect((await test(guest)).body).toEqual({ success: true, data: { sent: 1, removed: 0 } });
    expect((await test(moderator)).status).toBe(200);
    expect(await titlesOn(own)).toEqual(['Проверка уведомлений']);
    expect(await titlesOn(staffDevice)).toEqual(['Проверка уведомлений']);
    expect(await titlesOn(foreign)).toEqual([]);
  });

  it('leads a guest to the portal, and staff to what needs them', async () => {
    const guest = await portal.guest();
    const [ofGuest, ofStaff] = [await subscribe(guest), await subscribe(moderator)];
    await test(guest, ofGuest.endpoint);
    await test(moderator, ofStaff.endpoint);
    const pathsOn = async (device: PushSubscriptionJson) =>
      (await arrivedOn(portal.sandbox, device)).map(({ path }) => path);
    expect([await pathsOn(ofGuest), await pathsOn(ofStaff)]).toEqual([['/'], ['/admin/alerts']]);
  });

  it('says when the push service is out of order, and keeps the device', async () => {
    const guest = await portal.guest();
    await subscribe(guest);
    await orderFault(portal.sandbox, 'push', 'rate-limit', 1);
    await expect(test(guest)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    await orderFault(portal.sandbox, 'push', 'error', 1);
    await expect(test(guest)).rejects.toMatchObject({ status: 502 });
    await eventually(async () => expect(await pushHealth()).toMatchObject({ state: 'trouble' }));
    expect((await test(guest)).status).toBe(200);
    await eventually(async () => expect(await pushHealth()).toMatchObject({ state: 'working' }));
  });
});

describe('a note from staff', () => {
  const note = (visitorId: string) =>
    moderator.client.call(sendPush, {
      body: { title: '<b>Такси</b>', message: '=HYPERLINK("x") </b><a href>', visitorId },
    });

  it('reaches the devices of that visitor as it was written, and counts what is gone', async () => {
    const guest = await portal.guest();
    const devices = [
      await subscribe(guest, { visitorId: 'v-7' }),
      await subscribe(guest, { visitorId: 'v-7' }),
      await subscribe(guest, { visitorId: 'v-8' }),
    ];
    await endDevice(portal.sandbox, devices[1]!);
    expect((await note('v-7')).body).toEqual({ success: true, data: { sent: 1, removed: 1 } });
    expect(await arrivedOn(portal.sandbox, devices[0]!)).toMatchObject([
      { title: '<b>Такси</b>', message: '=HYPERLINK("x") </b><a href>', path: '/' },
    ]);
    expect(await titlesOn(devices[2]!)).toEqual([]);
  });

  it('is refused where there is no subscription', async () => {
    expect(await note('v-nobody')).toMatchObject({
      status: 404,
      body: { code: 'NO_SUBSCRIPTION' },
    });
  });
});

describe('a note to a guest', () => {
  const content = { title: '<b>Такси</b>', message: 'Ждёт у ворот' };
  const notes = async (guestId: number) => {
    const { audit: entries } = await admin.audit.list({ entity: 'guest', id: String(guestId) });
    return entries.map(({ action, to, actor }) => ({ action, to, actor: actor.identity }));
  };

  it('reaches all devices of the guest and nobody else’s, and is kept with what came of it', async () => {
    const [guest, other] = [await portal.guest(), await portal.guest()];
    const own = [await subscribe(guest), await subscribe(guest, { visitorId: 'v-9' })];
    const [gone, foreign] = [await subscribe(guest), await subscribe(other)];
    await endDevice(portal.sandbox, gone);
    expect(await moderator.staffPortal.guests.notify({ id: guest.id, ...content })).toEqual({
      devices: 3,
      sent: 2,
    });
    for (const device of own)
      expect(await arrivedOn(portal.sandbox, device)).toMatchObject([{ ...content, path: '/' }]);
    expect(await titlesOn(foreign)).toEqual([]);
    expect(await notes(guest.id)).toEqual([
      { action: 'push', to: { devices: 3, sent: 2 }, actor: 'admin_moderator' },
    ]);
  });

  it('says that nobody took it: no device, or a push service that is out of order', async () => {
    const guest = await portal.guest();
    const none = { devices: 0, sent: 0 };
    expect(await admin.guests.notify({ id: guest.id, ...content })).toEqual(none);
    await subscribe(guest);
    await orderFault(portal.sandbox, 'push', 'error', 1);
    expect(await admin.guests.notify({ id: guest.id, ...content })).toEqual({
      devices: 1,
      sent: 0,
    });
    expect((await notes(guest.id)).map(({ to }) => to)).toEqual([{ devices: 1, sent: 0 }, none]);
    await expect(admin.guests.notify({ id: 2_000_000_000, ...content })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('the key that browsers subscribe with is told to everybody, and stays the same', async () => {
  const reply = await fetch(`${portal.url}/api/portal-setting`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  const body = (await reply.json()) as {
    status: { data: { attributes: { vapidPublicKey: string } } };
  };
  const key = body.status.data.attributes.vapidPublicKey;
  const guest = await portal.guest();
  const device = await subscribe(guest, { device: await makeDevice(portal.sandbox, key) });
  expect((await test(guest)).status).toBe(200);
  expect(await titlesOn(device)).toHaveLength(1);
});
