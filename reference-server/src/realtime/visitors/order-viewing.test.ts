import type { OrderViewer } from '@portal/domain/orders';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { createGuest, createStaff, type LiveAccount } from '../test/live-accounts.ts';
import { startLivePortal, type LiveClient, type LivePortal } from '../test/live-portal.ts';

let test: TestDatabase;
let portal: LivePortal;
const visitorNames = async (identities: readonly string[]) =>
  new Map(identities.map((identity) => [identity, `Имя ${identity}`]));

beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startLivePortal(test, { visitorNames });
});
afterAll(async () => {
  await portal.stop();
  await test.stop();
});
const opened: LiveClient[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.disconnect();
});

async function connect(account: LiveAccount): Promise<LiveClient> {
  const client = await portal.connect(account);
  opened.push(client);
  return client;
}

const show = ({ socket }: LiveClient, orderId: unknown) => socket.emit('orderViewing', { orderId });

/** Who looks at an order as this client was told last; undefined: it was never told. */
function viewersOf({ received }: LiveClient, orderId: number): string[] | undefined {
  const sent = received.findLast(
    ({ name, payload }) => name === 'orderViewers' && payload['orderId'] === orderId,
  );
  return (sent?.payload['viewers'] as OrderViewer[] | undefined)?.map(({ id }) => id);
}

describe('who looks at an order', () => {
  it('is told to admins and moderators, under the name of the account', async () => {
    const admin = await createStaff(test, 'admin');
    const adminClient = await connect(admin);
    const moderator = await connect(await createStaff(test, 'moderator'));
    const banquet = await connect(await createStaff(test, 'banquet'));
    const guest = await connect(await createGuest(test));
    adminClient.socket.emit('orderViewing', { orderId: 7, name: 'Директор' });
    const sent = {
      name: 'orderViewers',
      payload: { orderId: 7, viewers: [{ id: admin.id, name: `Имя ${admin.identity}` }] },
    };
    for (const client of [adminClient, moderator]) {
      await eventually(() => expect(client.received).toEqual([sent]));
    }
    expect([...banquet.received, ...guest.received]).toEqual([]);
  });

  it('is each person once, until their last tab shows something else or is gone', async () => {
    const admin = await createStaff(test, 'admin');
    const watching = await connect(await createStaff(test, 'moderator'));
    const [first, second] = [await connect(admin), await connect(admin)];
    show(first, 8);
    show(second, 8);
    await eventually(() => expect(viewersOf(watching, 8)).toEqual([admin.id]));
    show(first, 9);
    await eventually(() => expect(viewersOf(watching, 9)).toEqual([admin.id]));
    expect(viewersOf(watching, 8)).toEqual([admin.id]);
    second.socket.disconnect();
    await eventually(() => expect(viewersOf(watching, 8)).toEqual([]));
    show(first, null);
    await eventually(() => expect(viewersOf(watching, 9)).toEqual([]));
  });

  it('is told to who comes later, and of all orders', async () => {
    const [admin, other] = [await createStaff(test, 'admin'), await createStaff(test, 'admin')];
    show(await connect(admin), 10);
    show(await connect(other), 11);
    const late = await connect(await createStaff(test, 'moderator'));
    await eventually(() => {
      expect(viewersOf(late, 10)).toEqual([admin.id]);
      expect(viewersOf(late, 11)).toEqual([other.id]);
    });
  });

  it('is no longer a client that vanished without a word', async () => {
    const hasty = await startLivePortal(test, {
      visitorNames,
      // As long as this process may stand still without losing who is there.
      heartbeat: { interval: 50, timeout: 3_000 },
    });
    const admin = await createStaff(test, 'admin');
    const watching = await hasty.connect(await createStaff(test, 'moderator'));
    const vanishing = await hasty.connect(admin);
    show(vanishing, 12);
    await eventually(() => expect(viewersOf(watching, 12)).toEqual([admin.id]));
    // Nothing of it is heard any more, and its connection stays open.
    const engine = vanishing.socket.io.engine as unknown as {
      transport: { onPacket(packet: unknown): void };
    };
    engine.transport.onPacket = () => undefined;
    await eventually(() => expect(viewersOf(watching, 12)).toEqual([]));
    await hasty.stop();
  });

  it('is nothing that guests, banquet staff or nonsense can change', async () => {
    const watching = await connect(await createStaff(test, 'admin'));
    show(await connect(await createGuest(test)), 13);
    show(await connect(await createStaff(test, 'banquet')), 13);
    for (const nonsense of [0, -1, 1.5, '13', {}, [13], 2 ** 31]) show(watching, nonsense);
    watching.socket.emit('orderViewing', null);
    // What comes after it in the same connection was heard after it.
    show(watching, 14);
    await eventually(() => expect(viewersOf(watching, 14)).toHaveLength(1));
    expect(viewersOf(watching, 13)).toBeUndefined();
  });
});
