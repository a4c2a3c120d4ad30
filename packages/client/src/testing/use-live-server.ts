import { orderPaidStatusChange } from '@portal/domain/orders';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { LiveHints } from '../live/identity-connection.ts';
import {
  createLiveConnection,
  type LiveConnection,
  type LiveConnectionOptions,
  type LiveStatus,
} from '../live/live-connection.ts';
import { eventually } from './eventually.ts';
import { startOddLiveServer, type OddLiveServer } from './odd-live-server.ts';

/** Gives every test of a file a live server of its own, and clients that end with the test. */
export function useLiveServer() {
  const fixture: { server: OddLiveServer } = { server: undefined as never };
  const opened: LiveConnection[] = [];

  beforeEach(async () => {
    fixture.server = await startOddLiveServer();
  });
  afterEach(async () => {
    for (const live of opened.splice(0)) live.disconnect();
    vi.unstubAllGlobals();
    await fixture.server.leave();
  });

  /** A client whose hints and token can be changed, and the events it got. */
  function openLive(options: Partial<LiveConnectionOptions> = {}) {
    const who: { hints: LiveHints; token: string | null } = {
      hints: { visitorId: 'visitor' },
      token: null,
    };
    const live = createLiveConnection({
      baseUrl: fixture.server.url,
      hints: () => who.hints,
      bearer: () => who.token,
      socket: { transports: ['websocket'], reconnectionDelay: 10, reconnectionDelayMax: 40 },
      ...options,
    });
    opened.push(live);
    const orders: number[] = [];
    const statuses: LiveStatus[] = [];
    const onReset = vi.fn();
    live.on(orderPaidStatusChange, ({ orderId }) => orders.push(orderId));
    live.onStatus((status) => statuses.push(status));
    live.onReset(onReset);
    return { live, who, orders, statuses, onReset };
  }

  /** The same, connected as a guest or as nobody, and caught up with its stream. */
  async function openCaughtUp(options?: Partial<LiveConnectionOptions>, guestId?: number) {
    const client = openLive(options);
    if (guestId !== undefined) {
      client.who.hints = { visitorId: 'visitor', userId: String(guestId), role: 'user' };
      client.who.token = `token of ${guestId}`;
    }
    client.live.connect();
    await eventually(() => expect(client.onReset).toHaveBeenCalledTimes(1));
    return client;
  }

  return Object.assign(fixture, { openLive, openCaughtUp });
}
