import { afterEach, describe, expect, it } from 'vitest';
import type { Online } from '@portal/domain/presence';
import { createTestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { sharedByTests } from '../../../test/shared-by-tests.ts';
import { createGuest, createStaff, type LiveAccount } from '../test/live-accounts.ts';
import { startLivePortal, type LiveClient } from '../test/live-portal.ts';

const test = await sharedByTests(createTestDatabase());
const portal = await sharedByTests(startLivePortal(test));
const opened: LiveClient[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.disconnect();
  await eventually(async () => expect((await portal.realtime.presence.list()).online).toBe(0));
});

async function connect(account: LiveAccount | null, visitorId: string): Promise<LiveClient> {
  const client = await portal.connect(account, { query: { visitorId } });
  opened.push(client);
  return client;
}

const lastOnline = ({ onlineEvents }: LiveClient) => onlineEvents.at(-1);
const visitorsOf = (online: Online | undefined) =>
  online?.clients.map(({ visitorId }) => visitorId).toSorted();

describe('who is here', () => {
  it('is told to every member of staff as they connect, and to nobody else', async () => {
    const guest = await connect(await createGuest(test), 'guest');
    const stranger = await connect(null, 'stranger');
    for (const role of ['admin', 'moderator', 'banquet'] as const) {
      const staff = await connect(await createStaff(test, role), role);
      await eventually(() => expect(visitorsOf(lastOnline(staff))).toContain(role));
      expect(visitorsOf(lastOnline(staff))).toEqual(expect.arrayContaining(['guest', 'stranger']));
      expect(lastOnline(staff)?.online).toBe(lastOnline(staff)?.clients.length);
      expect(lastOnline(staff)).not.toHaveProperty('seq');
    }
    const second = await connect(await createStaff(test, 'admin'), 'second');
    await eventually(() => expect(second.onlineEvents).not.toEqual([]));
    expect([...guest.onlineEvents, ...stranger.onlineEvents]).toEqual([]);
  });

  it('is told of another tab of staff that changes nothing', async () => {
    const admin = await createStaff(test, 'admin');
    const first = await connect(admin, 'console');
    await eventually(() => expect(first.onlineEvents).toHaveLength(1));
    const second = await connect(admin, 'console');
    await eventually(() => expect(visitorsOf(lastOnline(second))).toEqual(['console']));
    expect(first.onlineEvents).toHaveLength(1);
  });

  it('changes as visitors come, look at pages and go with their last tab', async () => {
    const staff = await connect(await createStaff(test, 'banquet'), 'console');
    const guest = await createGuest(test);
    const tabs = [await connect(guest, 'phone'), await connect(guest, 'phone')];
    const phone = () => lastOnline(staff)?.clients.find(({ visitorId }) => visitorId === 'phone');
    await eventually(() => expect(phone()).toMatchObject({ userId: guest.identity, role: 'user' }));
    tabs[0]!.socket.emit('page', { path: '/orders/7' });
    await eventually(() => expect(phone()?.page).toBe('/orders/7'));
    tabs[0]!.socket.disconnect();
    await eventually(() => expect(phone()).toMatchObject({ page: null }));
    tabs[1]!.socket.disconnect();
    await eventually(() => expect(visitorsOf(lastOnline(staff))).toEqual(['console']));
  });

  it('is one visitor since the first tab, also after that is closed', async () => {
    const guest = await createGuest(test);
    const first = await connect(guest, 'phone');
    first.socket.emit('page', { path: '/first' });
    const { presence } = portal.realtime;
    await eventually(async () =>
      expect(await presence.list()).toMatchObject({ clients: [{ page: '/first' }] }),
    );
    const [before] = (await presence.list()).clients;
    await connect(guest, 'phone');
    first.socket.disconnect();
    await eventually(async () => {
      const { clients } = await presence.list();
      expect(clients).toEqual([{ ...before, page: null }]);
    });
  });

  it('is told about once a second, however much changes', async () => {
    const staff = await connect(await createStaff(test, 'admin'), 'console');
    await eventually(() => expect(staff.onlineEvents).toHaveLength(1));
    const started = performance.now();
    for (let index = 0; index < 40; index += 1) {
      const { socket, resume } = await connect(null, `crowd-${index}`);
      socket.emit('page', { path: '/stores' });
      await resume(0);
    }
    await eventually(() => {
      expect(lastOnline(staff)?.online).toBe(41);
      expect(lastOnline(staff)?.clients.filter(({ page }) => page === '/stores')).toHaveLength(40);
    });
    const seconds = (performance.now() - started) / 1000;
    expect(staff.onlineEvents.length).toBeLessThanOrEqual(seconds + 2);
  });

  it('is no longer a client that vanished without a word', async () => {
    // As long as this process may stand still without losing who is there.
    const hasty = await startLivePortal(test, { heartbeat: { interval: 50, timeout: 3_000 } });
    const guest = await createGuest(test);
    const client = await hasty.connect(guest, { query: { visitorId: 'phone' } });
    const { presence } = hasty.realtime;
    expect(await presence.isGuestHere(guest.id)).toBe(true);
    // Nothing of it is heard any more, and its connection stays open.
    const engine = client.socket.io.engine as unknown as {
      transport: { onPacket(packet: unknown): void };
    };
    engine.transport.onPacket = () => undefined;
    await eventually(async () => expect((await presence.list()).online).toBe(0));
    expect(await presence.isGuestHere(guest.id)).toBe(false);
    await hasty.stop();
  });
});

describe('whether somebody is here', () => {
  it('is said of a guest whose page is in sight, in any tab', async () => {
    const { presence } = portal.realtime;
    const [guest, other] = [await createGuest(test), await createGuest(test)];
    expect(await presence.isGuestHere(guest.id)).toBe(false);
    const [near, far] = [await connect(guest, 'phone'), await connect(guest, 'laptop')];
    expect(await presence.isGuestHere(guest.id)).toBe(true);
    expect(await presence.isGuestHere(other.id)).toBe(false);
    for (const { socket } of [near, far]) socket.emit('page', { path: '/', hidden: true });
    await eventually(async () => expect(await presence.isGuestHere(guest.id)).toBe(false));
    far.socket.emit('page', { path: '/' });
    await eventually(async () => expect(await presence.isGuestHere(guest.id)).toBe(true));
  });

  it('is said of staff by their roles', async () => {
    const { presence } = portal.realtime;
    const moderator = await connect(await createStaff(test, 'moderator'), 'console');
    expect(await presence.isStaffHere(['admin', 'moderator'])).toBe(true);
    expect(await presence.isStaffHere(['admin'])).toBe(false);
    expect(await presence.isStaffHere([])).toBe(false);
    moderator.socket.disconnect();
    await eventually(async () => expect(await presence.isStaffHere(['moderator'])).toBe(false));
  });
});
