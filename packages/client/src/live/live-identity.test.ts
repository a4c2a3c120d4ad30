import { sessionEnd } from '@portal/domain/live';
import { orderPaidStatusChange } from '@portal/domain/orders';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { useLiveServer } from '../testing/use-live-server.ts';

const fixture = useLiveServer();

describe('another identity', () => {
  it('gets a connection and a stream of its own', async () => {
    const { live, who, orders, onReset } = await fixture.openCaughtUp({}, 7);
    for (const orderId of [1, 2, 3]) fixture.server.pay(orderId, { token: 'token of 7' });
    await eventually(() => expect(orders).toEqual([1, 2, 3]));

    who.hints = { visitorId: 'visitor', userId: '8', role: 'user' };
    who.token = 'token of 8';
    live.connect();
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(2));
    expect(fixture.server.handshakes.at(-1)).toMatchObject({
      query: { userId: '8' },
      auth: { token: 'token of 8' },
    });
    fixture.server.pay(4, { token: 'token of 7' });
    fixture.server.pay(5, { token: 'token of 8' });
    await eventually(() => expect(orders).toEqual([1, 2, 3, 5]));
    expect(fixture.server.sockets()).toHaveLength(1);
  });

  it('is told nothing that was on its way to the former', async () => {
    const { live, who, orders, onReset } = await fixture.openCaughtUp({}, 7);
    live.on(orderPaidStatusChange, () => {
      who.hints = { visitorId: 'visitor' };
      who.token = null;
      live.connect();
    });
    // These arrive together: those after the first have been read when the identity changes.
    for (const orderId of [1, 2, 3]) fixture.server.pay(orderId, { token: 'token of 7' });
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(2));
    fixture.server.pay(4);
    await eventually(() => expect(orders).toContain(4));
    expect(orders).toEqual([1, 4]);
  });
});

describe('a session that the server ends', () => {
  it('is reported once, and the connection is made anew with the token of that moment', async () => {
    const onSessionEnd = vi.fn();
    const { live, who } = await fixture.openCaughtUp({ onSessionEnd });
    const received = vi.fn();
    live.on(sessionEnd, received);
    who.token = 'newer token';
    fixture.server.sockets()[0]?.emit(sessionEnd.name, { reason: 'revoked' });
    fixture.server.sockets()[0]?.disconnect(true);
    await eventually(() => expect(fixture.server.handshakes).toHaveLength(2));
    await eventually(() => expect(live.status()).toBe('live'));
    expect(fixture.server.handshakes[1]?.auth).toEqual({ token: 'newer token' });
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
    expect(received.mock.calls).toEqual([[{ reason: 'revoked' }]]);
  });

  it('is followed by a pause, in which the cookie of the session that replaced it can arrive', async () => {
    const pausing = { transports: ['websocket'], reconnectionDelay: 400 };
    const { live, who, onReset } = await fixture.openCaughtUp({ socket: pausing }, 7);
    let ended = 0;
    live.on(sessionEnd, () => {
      ended = performance.now();
      who.hints = { visitorId: 'visitor', role: 'nobody' };
      who.token = null;
      live.connect();
    });
    fixture.server.sockets()[0]?.emit(sessionEnd.name, { reason: 'revoked' });
    await eventually(() => expect(fixture.server.handshakes).toHaveLength(2));
    expect(performance.now() - ended).toBeGreaterThan(190);

    await eventually(() => expect(onReset).toHaveBeenCalledTimes(2));
    // Whoever signs in later does not wait.
    Object.assign(pausing, { reconnectionDelay: 60_000, reconnectionDelayMax: 60_000 });
    who.hints = { visitorId: 'visitor', userId: '8', role: 'user' };
    live.connect();
    await eventually(() => expect(fixture.server.handshakes).toHaveLength(3));
  });
});
