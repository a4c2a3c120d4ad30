import { orderPaidStatusChange } from '@portal/domain/orders';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { useLiveServer } from '../testing/use-live-server.ts';

const fixture = useLiveServer();

describe('connecting', () => {
  it('says who is there, and proves it with the token', async () => {
    const { live, who } = fixture.openLive();
    who.hints = { visitorId: 'visitor', userId: '7', role: 'user' };
    who.token = 'token of 7';
    live.connect();
    await eventually(() => expect(fixture.server.handshakes).toHaveLength(1));
    expect(fixture.server.handshakes[0]?.query).toMatchObject(who.hints);
    expect(fixture.server.handshakes[0]?.auth).toEqual({ token: 'token of 7' });
  });

  it('brings no proof when there is no token', async () => {
    await fixture.openCaughtUp();
    expect(fixture.server.handshakes[0]?.auth).toEqual({});
  });

  it('happens when it is asked for, and only once for the same visitor', async () => {
    const { live, statuses } = fixture.openLive();
    expect(live.status()).toBe('off');
    live.connect();
    live.connect();
    expect(live.status()).toBe('waiting');
    await eventually(() => expect(live.status()).toBe('live'));
    live.connect();
    expect(fixture.server.handshakes).toHaveLength(1);
    live.disconnect();
    expect(statuses).toEqual(['waiting', 'live', 'off']);
    await eventually(() => expect(fixture.server.sockets()).toHaveLength(0));
  });

  it('is tried again when the server cannot let anybody in', async () => {
    fixture.server.refuse('unavailable');
    const { live } = fixture.openLive();
    live.connect();
    await eventually(() => expect(fixture.server.handshakes.length).toBeGreaterThan(2));
    expect(live.status()).toBe('waiting');
    fixture.server.refuse(null);
    await eventually(() => expect(live.status()).toBe('live'));
  });

  it('is tried again after a long while only when the account has too many', async () => {
    fixture.server.refuse('too_many_connections');
    const { live, statuses } = fixture.openLive({ crowdedMilliseconds: 400 });
    live.connect();
    await eventually(() => expect(live.status()).toBe('crowded'));
    await eventually(() => expect(fixture.server.handshakes.length).toBeGreaterThan(1));
    const [first, second] = fixture.server.handshakes.map(({ at }) => at);
    expect(second! - first!).toBeGreaterThanOrEqual(200);
    fixture.server.refuse(null);
    await eventually(() => expect(live.status()).toBe('live'));
    expect(statuses).toEqual(['waiting', 'crowded', 'live']);
  });

  it('tells when the session is somebody else’s than was thought', async () => {
    fixture.server.refuse('identity_mismatch');
    const onIdentityMismatch = vi.fn();
    const { live } = fixture.openLive({ onIdentityMismatch });
    live.connect();
    await eventually(() => expect(onIdentityMismatch).toHaveBeenCalled());
    expect([live.status(), live.reason()]).toEqual(['waiting', 'identity_mismatch']);
  });
});

describe('events', () => {
  it('arrive with the fields that are declared, until they are no longer listened to', async () => {
    const { live, orders } = await fixture.openCaughtUp();
    const received = vi.fn();
    const stop = live.on(orderPaidStatusChange, received);
    fixture.server.pay(1);
    await eventually(() => expect(orders).toEqual([1]));
    stop();
    fixture.server.pay(2);
    await eventually(() => expect(orders).toEqual([1, 2]));
    expect(received.mock.calls).toEqual([[{ orderId: 1, paid_for: 'succeeded' }]]);
  });

  it('missed while the connection was away come afterwards, in order', async () => {
    const { live, orders, statuses, onReset } = await fixture.openCaughtUp();
    fixture.server.pay(1);
    await eventually(() => expect(orders).toEqual([1]));
    await fixture.server.leave();
    await eventually(() => expect(live.status()).toBe('waiting'));
    fixture.server.pay(2);
    fixture.server.pay(3);
    await fixture.server.comeBack();
    await eventually(() => expect(orders).toEqual([1, 2, 3]));
    fixture.server.pay(4);
    await eventually(() => expect(orders).toEqual([1, 2, 3, 4]));
    expect(statuses).toEqual(['waiting', 'live', 'waiting', 'live']);
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('that the server no longer has are to be loaded by REST', async () => {
    const { orders, onReset } = await fixture.openCaughtUp();
    fixture.server.pay(1, { isLost: true });
    fixture.server.clear();
    fixture.server.pay(2);
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(2));
    fixture.server.pay(3);
    await eventually(() => expect(orders).toEqual([3]));
  });

  it('lost without a trace are found by the next check', async () => {
    const { orders } = await fixture.openCaughtUp({ checkMilliseconds: 20 });
    fixture.server.pay(1, { isLost: true });
    await eventually(() => expect(orders).toEqual([1]));
  });

  it('are asked for as soon as somebody looks at the page again', async () => {
    const watching = new Set<() => void>();
    const document = {
      visibilityState: 'hidden',
      addEventListener: (_: string, listener: () => void) => watching.add(listener),
      removeEventListener: (_: string, listener: () => void) => watching.delete(listener),
    };
    vi.stubGlobal('document', document);
    const { live, orders } = await fixture.openCaughtUp();
    fixture.server.pay(1, { isLost: true });
    for (const listener of watching) listener();
    live.showPage('/hidden');
    await eventually(() => expect(fixture.server.pages).toEqual(['(/hidden)']));
    expect(fixture.server.resumeRequests).toHaveLength(1);
    document.visibilityState = 'visible';
    for (const listener of watching) listener();
    await eventually(() => expect(orders).toEqual([1]));
    await eventually(() => expect(fixture.server.pages).toEqual(['(/hidden)', '/hidden']));
    live.disconnect();
    expect(watching.size).toBe(0);
  });

  it.each([
    ['refuses', { success: false, error: 'Сломалось', code: 'INTERNAL' }],
    ['answers what cannot be read', { events: 'none' }],
  ])('are asked for again when the server %s at first', async (_, answer) => {
    fixture.server.answerOnce(answer);
    const { live, onReset } = fixture.openLive();
    live.connect();
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(1));
    expect(fixture.server.resumeRequests).toHaveLength(2);
  });

  it('that this version cannot read are to be loaded by REST', async () => {
    const { live, onReset } = await fixture.openCaughtUp();
    const received = vi.fn();
    live.on(orderPaidStatusChange, received);
    fixture.server
      .sockets()[0]
      ?.emit(orderPaidStatusChange.name, { orderId: 'of a newer server', seq: 1 });
    await eventually(() => expect(onReset).toHaveBeenCalledTimes(2));
    expect(received).not.toHaveBeenCalled();
  });

  it('are told to whoever logs them by name and place alone, each once', async () => {
    const { live, orders } = await fixture.openCaughtUp();
    const onAny = vi.fn();
    const stop = live.onAny(onAny);
    fixture.server.pay(7, { isLost: true });
    fixture.server.pay(8);
    await eventually(() => expect(orders).toEqual([7, 8]));
    stop();
    fixture.server.pay(9);
    await eventually(() => expect(orders).toEqual([7, 8, 9]));
    const { name } = orderPaidStatusChange;
    expect(onAny.mock.calls.flat()).toEqual([
      { name, seq: 1 },
      { name, seq: 2 },
    ]);
  });

  it('that this version does not know are passed over', async () => {
    const { orders, onReset } = await fixture.openCaughtUp();
    fixture.server.sockets()[0]?.emit('roomServiceRobot', { seq: 1 });
    fixture.server.sockets()[0]?.emit(orderPaidStatusChange.name, {
      orderId: 2,
      paid_for: null,
      seq: 2,
    });
    await eventually(() => expect(orders).toEqual([2]));
    expect(onReset).toHaveBeenCalledTimes(1);
  });
});

describe('a server that is away', () => {
  it('is looked for until it is there, and not all the time', async () => {
    const { live } = await fixture.openCaughtUp();
    await fixture.server.leave();
    await eventually(() => expect(live.reason()).toBe('unreachable'));
    expect(live.status()).toBe('waiting');
    await fixture.server.comeBack();
    await eventually(() => expect(live.status()).toBe('live'));
    expect(live.reason()).toBeNull();
    expect(fixture.server.handshakes).toHaveLength(2);
  });

  it('may be away from the beginning', async () => {
    await fixture.server.leave();
    const { live } = fixture.openLive();
    live.connect();
    await fixture.server.comeBack();
    await eventually(() => expect(live.status()).toBe('live'));
  });

  it('is not looked for after disconnecting', async () => {
    const { live } = await fixture.openCaughtUp();
    await fixture.server.leave();
    await eventually(() => expect(live.status()).toBe('waiting'));
    live.disconnect();
    await fixture.server.comeBack();
    const other = await fixture.openCaughtUp();
    expect(live.status()).toBe('off');
    expect(other.live.status()).toBe('live');
    expect(fixture.server.handshakes).toHaveLength(2);
  });
});

describe('a connection that is given up by who is told of it', () => {
  it('as soon as it is there asks for nothing', async () => {
    const { live } = fixture.openLive();
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    live.onStatus((status) => {
      if (status !== 'live') return;
      setTimer.mockClear();
      live.disconnect();
    });
    live.connect();
    await eventually(() => expect(live.status()).toBe('off'));
    const timeouts = setTimer.mock.calls.map(([, milliseconds]) => milliseconds);
    setTimer.mockRestore();
    expect(timeouts).not.toContain(10_000);
  });

  it('as soon as it is lost is not made again', async () => {
    const { live } = await fixture.openCaughtUp();
    live.onStatus((status) => status === 'waiting' && live.disconnect());
    fixture.server.sockets()[0]?.disconnect(true);
    await eventually(() => expect(live.status()).toBe('off'));
    // By the time that another one, lost later, is back.
    const { statuses } = await fixture.openCaughtUp();
    fixture.server.sockets()[0]?.disconnect(true);
    await eventually(() => expect(statuses).toEqual(['waiting', 'live', 'waiting', 'live']));
    expect(fixture.server.handshakes).toHaveLength(3);
  });
});

describe('the page', () => {
  it('is named when it changes, and again on every new connection', async () => {
    const { live } = fixture.openLive();
    live.showPage('/stores');
    live.connect();
    await eventually(() => expect(fixture.server.pages).toEqual(['/stores']));
    live.showPage('/cart');
    await eventually(() => expect(fixture.server.pages).toEqual(['/stores', '/cart']));
    fixture.server.sockets()[0]?.conn.close();
    await eventually(() => expect(fixture.server.pages).toEqual(['/stores', '/cart', '/cart']));
  });
});
