import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createGuest, createStaff, type LiveAccount } from '../test/live-accounts.ts';
import type { LiveClient, LivePortal } from '../test/live-portal.ts';
import { startTwoInstances, type TwoInstances } from '../test/two-instances.ts';

describe('presence on two instances', () => {
  let instances: TwoInstances;

  beforeAll(async () => {
    instances = await startTwoInstances();
  });
  afterAll(() => instances.stop());

  const connect = (portal: LivePortal, account: LiveAccount | null, visitorId: string) =>
    portal.connect(account, { query: { visitorId } });
  const lastOnline = ({ onlineEvents }: LiveClient) => onlineEvents.at(-1);
  const visitorsOnline = (client: LiveClient) =>
    lastOnline(client)
      ?.clients.map(({ visitorId }) => visitorId)
      .toSorted();

  it('is one: told to staff of both, a visitor with tabs on both counting once', async () => {
    const { test, here, there } = instances;
    const guest = await createGuest(test);
    const admin = await connect(here, await createStaff(test, 'admin'), 'admin');
    const banquet = await connect(there, await createStaff(test, 'banquet'), 'banquet');
    const tabs = [await connect(here, guest, 'phone'), await connect(there, guest, 'phone')];
    const everybody = ['admin', 'banquet', 'phone'];
    for (const staff of [admin, banquet]) {
      await eventually(() => expect(visitorsOnline(staff)).toEqual(everybody));
      expect(lastOnline(staff)?.online).toBe(3);
    }
    expect(await here.realtime.presence.isStaffHere(['banquet'])).toBe(true);
    tabs[0]!.socket.disconnect();
    await eventually(async () =>
      expect(await here.realtime.presence.list()).toMatchObject({ online: 3 }),
    );
    expect(await here.realtime.presence.isGuestHere(guest.id)).toBe(true);
    tabs[1]!.socket.disconnect();
    for (const staff of [admin, banquet]) {
      await eventually(() => expect(visitorsOnline(staff)).toEqual(['admin', 'banquet']));
    }
    expect(await here.realtime.presence.isGuestHere(guest.id)).toBe(false);
    for (const { socket } of [admin, banquet]) socket.disconnect();
  });

  it('is what this instance knows while the others cannot be asked', async () => {
    const { alone, loseRedis } = await instances.startThird();
    const guest = await createGuest(instances.test);
    await connect(alone, guest, 'phone');
    loseRedis();
    expect(await alone.realtime.presence.isGuestHere(guest.id)).toBe(true);
    expect(await alone.realtime.presence.list()).toMatchObject({ online: 1 });
    await alone.stop();
  });
});
