import { createMemoryTokenStorage, createPortal, type Portal } from '@portal/client';
import { orderCreate, orderStatusChange } from '@portal/domain/orders';
import { portalSettingChange, updatePortalSetting } from '@portal/domain/portal';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { createTestPortal } from '../portal.ts';
import { layCuttableLine } from '../resilience/cuttable-line.ts';
import { placeOrder } from './shopping.ts';
import { sharedByTests } from '../shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal());
const { client: staff, staffPortal } = await portal.staff('admin');

/** What a client hears of orders: `12 new`, `12 inwork`, … in the order it comes. */
function receive(client: Portal): string[] {
  const received: string[] = [];
  client.live.on(orderCreate, ({ newOrder }) => received.push(`${newOrder.id} new`));
  client.live.on(orderStatusChange, (change) =>
    received.push(`${change.orderId} ${change.newStatus}`),
  );
  return received;
}

/** Connects, and waits until the client knows where its stream is. */
async function connect(client: Portal): Promise<void> {
  const onReset = vi.fn();
  const stop = client.live.onReset(onReset);
  client.live.connect();
  await eventually(() => expect(onReset).toHaveBeenCalled());
  stop();
}

async function move(id: number, ...statuses: ('inwork' | 'delivered' | 'done')[]): Promise<void> {
  for (const status of statuses) {
    expect(await staffPortal.orders.update({ order: { id, status } })).toMatchObject({ ok: true });
  }
}

describe('the live connection', () => {
  it('tells a guest and staff of an order, and nobody else', async () => {
    const [guest, stranger] = [await portal.guest(), await portal.guest()];
    const nobody = portal.client();
    const clients = [guest.client, stranger.client, nobody];
    const [own, strange, none] = clients.map(receive);
    const stafflike = receive(staff);
    await Promise.all([...clients, staff].map(connect));

    const id = await placeOrder(guest.client);
    await move(id, 'inwork', 'delivered', 'done');
    const all = [`${id} new`, `${id} inwork`, `${id} delivered`, `${id} done`];
    await eventually(() => expect(own).toEqual(all));
    await eventually(() => expect(stafflike).toEqual(all));

    const other = await placeOrder(stranger.client);
    await eventually(() => expect(strange).toEqual([`${other} new`]));
    expect(own).toEqual(all);
    expect(none).toEqual([]);
    staff.live.disconnect();
  });

  it('tells everybody of new settings', async () => {
    const nobody = portal.client();
    const copyrights: string[] = [];
    nobody.live.on(portalSettingChange, ({ attributes }) => copyrights.push(attributes.copyright));
    await connect(nobody);
    await staff.call(updatePortalSetting, {
      body: { data: { attributes: { copyright: '© Парк' } } },
    });
    await eventually(() => expect(copyrights).toEqual(['© Парк']));
  });

  it('makes up for what happened while the line was cut, and says that it was', async () => {
    const guest = await portal.guest();
    const line = await layCuttableLine(portal.url);
    const token = createMemoryTokenStorage();
    token.write(guest.token);
    const away = createPortal({
      baseUrl: line.url,
      token,
      socket: { transports: ['websocket'], reconnectionDelay: 20, reconnectionDelayMax: 100 },
    });
    await away.session.restore();
    const received = receive(away);
    const statuses: string[] = [];
    away.live.onStatus((status) => statuses.push(status));
    await connect(away);
    const id = await placeOrder(guest.client);
    await eventually(() => expect(received).toEqual([`${id} new`]));

    await line.cut();
    await eventually(() => expect(away.live.status()).toBe('waiting'));
    await move(id, 'inwork', 'delivered');
    await line.mend();
    await eventually(() => expect(away.live.status()).toBe('live'));
    await move(id, 'done');
    await eventually(() =>
      expect(received).toEqual([`${id} new`, `${id} inwork`, `${id} delivered`, `${id} done`]),
    );
    expect(statuses).toEqual(['waiting', 'live', 'waiting', 'live']);
    away.live.disconnect();
    await line.stop();
  });

  it('follows who is signed in, and tells nothing of the former', async () => {
    const [first, second] = [await portal.guest(), await portal.guest()];
    const client = portal.client();
    const received = receive(client);
    const onReset = vi.fn();
    client.live.onReset(onReset);
    client.live.connect();
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(1));

    const [one, other] = [first, second].map(({ client: { session } }) => session.state());
    if (one?.status !== 'signed-in' || other?.status !== 'signed-in') throw new Error('Nobody is.');
    const begin = async (state: typeof one, token: string) => {
      const { id, ...attributes } = state.account;
      client.session.begin({ id: Number(id), attributes }, token);
    };
    await begin(one, first.token);
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(2));
    const ofFirst = await placeOrder(first.client);
    await eventually(() => expect(received).toEqual([`${ofFirst} new`]));

    await begin(other, second.token);
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(3));
    await move(ofFirst, 'inwork');
    const ofSecond = await placeOrder(second.client);
    await eventually(() => expect(received).toEqual([`${ofFirst} new`, `${ofSecond} new`]));

    await client.session.signOut();
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(4));
    await eventually(() => expect(client.live.status()).toBe('live'));
    expect(received).toEqual([`${ofFirst} new`, `${ofSecond} new`]);
  });
});
