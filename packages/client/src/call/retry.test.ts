import { getStores } from '@portal/domain/catalogue';
import { createOrder, updateOrder } from '@portal/domain/orders';
import { dismissRating } from '@portal/domain/ratings';
import { sendCode } from '@portal/domain/sign-in';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useOddServer } from '../testing/use-odd-server.ts';
import { cut, cutWithin, halfAnswer, html, json, refusal, silence } from '../testing/odd-server.ts';
import { order } from '../testing/order.ts';
import { RefusedError, UnreachableError } from './call-errors.ts';

const placing = { body: { data: { order } } };
const noStores = json(200, { stores: { data: [] } });

const fixture = useOddServer();
const { callerOf } = fixture;
// The pauses between repeats are drawn from zero up.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const changing = { body: { data: { order: { id: 1 } } } };

describe('a call that changes something and takes no key', () => {
  it.each([
    ['the connection is cut before the answer', cut],
    ['the connection is cut within the answer', cutWithin],
    ['a proxy says that the portal is away', html(502)],
  ])('is sent once when %s', async (_, answer) => {
    const call = await callerOf([answer]);
    await expect(call(updateOrder, changing)).rejects.toThrow(UnreachableError);
    expect(fixture.server.requests).toHaveLength(1);
  });

  it('is sent once also with a key that its endpoint would not honour', async () => {
    const call = await callerOf([cut]);
    const named: object = { idempotencyKey: 'key-1' };
    const calling = call(updateOrder, changing, named);
    await expect(calling).rejects.toThrow(UnreachableError);
    expect(fixture.server.requests).toHaveLength(1);
  });

  it('does not wait for another that is under way', async () => {
    const call = await callerOf([refusal(409, 'IDEMPOTENCY_IN_PROGRESS')]);
    await expect(call(updateOrder, changing)).rejects.toThrow(RefusedError);
    expect(fixture.server.requests).toHaveLength(1);
  });
});

it('is sent again without a key where the contract says that it is repeatable', async () => {
  const call = await callerOf([cut, json(204)]);
  const reply = await call(dismissRating, { body: { data: { stay: true } } });
  expect([reply.status, fixture.server.requests.length]).toEqual([204, 2]);
});

describe('a call with a key', () => {
  it.each([
    ['the connection was cut before the answer', cut],
    ['the connection was cut within the answer', cutWithin],
    ['a proxy said that the portal is away', html(504)],
  ])('is sent again, the same under the same key, when %s', async (_, answer) => {
    const call = await callerOf([answer, refusal(409, 'STORE_CLOSED')]);
    const reply = await call(createOrder, placing, { idempotencyKey: 'key-1' });
    expect(reply).toMatchObject({ status: 409, body: { code: 'STORE_CLOSED' } });
    const [first, second, ...more] = fixture.server.requests;
    expect(first).toMatchObject({ headers: { 'idempotency-key': 'key-1' }, body: placing.body });
    expect([second?.headers['idempotency-key'], second?.body]).toEqual(['key-1', placing.body]);
    expect(more).toEqual([]);
  });

  it('has one of its own where none is given, another for each call', async () => {
    const call = await callerOf([cut, refusal(409, 'STORE_CLOSED')]);
    await call(createOrder, placing);
    await call(createOrder, placing);
    const keys = fixture.server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] as string)]);
  });

  it('waits for the first of the same to be done, as long as the server says', async () => {
    const busy = refusal(409, 'IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 0 });
    const call = await callerOf([busy, busy, busy, busy, refusal(409, 'STORE_CLOSED')]);
    const reply = await call(createOrder, placing, { idempotencyKey: 'key-1' });
    expect(reply.body).toMatchObject({ code: 'STORE_CLOSED' });
    expect(fixture.server.requests).toHaveLength(5);
  });

  it('says that the first of the same is still being done when that never ends', async () => {
    const busy = refusal(409, 'IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 0 });
    const call = await callerOf([busy]);
    const calling = call(createOrder, placing, { idempotencyKey: 'key-1' });
    await expect(calling).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect(fixture.server.requests).toHaveLength(11);
  });
});

describe('a call that only reads', () => {
  it.each([
    ['the connection was cut before the answer', cut],
    ['the connection was cut within the answer', cutWithin],
    ['a proxy said that the portal is away', html(502)],
    ['a proxy said so without a word', json(503)],
  ])('is sent again when %s', async (_, answer) => {
    const call = await callerOf([answer, answer, noStores]);
    expect((await call(getStores, {})).status).toBe(200);
    expect(fixture.server.requests).toHaveLength(3);
  });

  it.each([
    ['cut', cut],
    ['a proxy’s', html(503)],
  ])('is given up after two repeats when every answer is %s', async (_, answer) => {
    const call = await callerOf([answer]);
    await expect(call(getStores, {})).rejects.toThrow(UnreachableError);
    expect(fixture.server.requests).toHaveLength(3);
  });

  it.each([
    [503, 'UNAVAILABLE'],
    [503, 'PORTAL_DISABLED'],
    [502, 'PROVIDER_ERROR'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
  ])('takes the portal’s own refusal for an answer: %i %s', async (status, code) => {
    const call = await callerOf([refusal(status, code)]);
    await expect(call(getStores, {})).rejects.toMatchObject({ code });
    expect(fixture.server.requests).toHaveLength(1);
  });

  it('is not sent again while a signal has ended the waiting', async () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const controller = new AbortController();
    const call = await callerOf([
      (response) => {
        response.destroy();
        setImmediate(() => controller.abort(new Error('left')));
      },
    ]);
    const calling = call(getStores, {}, { signal: controller.signal });
    await expect(calling).rejects.toThrow('left');
    expect(fixture.server.requests).toHaveLength(1);
  });
});

describe('the time limit', () => {
  const timeoutMilliseconds = 150;

  it.each([
    ['never answers', silence],
    ['never ends its answer', halfAnswer],
  ])('ends a call whose server %s', async (_, answer) => {
    const call = await callerOf([answer], { timeoutMilliseconds });
    await expect(call(getStores, {})).rejects.toThrow(/got no answer in time/);
    expect(fixture.server.requests).toHaveLength(1);
  });

  it('is another for a call that asks for it', async () => {
    const call = await callerOf([silence], { timeoutMilliseconds: 60_000 });
    await expect(call(getStores, {}, { timeoutMilliseconds })).rejects.toThrow(
      /got no answer in time/,
    );
  });

  it('counts repeats in', async () => {
    // A pause of 3 s, by which the limit is over; within the limit the first is made on however busy a machine.
    vi.mocked(Math.random).mockReturnValue(10);
    const call = await callerOf([cut], { timeoutMilliseconds: 1_000 });
    await expect(call(getStores, {})).rejects.toThrow(/got no answer in time/);
    expect(fixture.server.requests).toHaveLength(1);
  });

  it('does not end what is answered before', async () => {
    const call = await callerOf([
      (response, request) => setTimeout(() => noStores(response, request), 50),
    ]);
    expect((await call(getStores, {})).status).toBe(200);
  });
});

it('says which call got no answer, and that it may have been done', async () => {
  const call = await callerOf([cut]);
  const calling = call(sendCode, { body: { phoneNumber: '+79991234567' } });
  await expect(calling).rejects.toThrow(
    'POST /api/sms-auth/send-code got no answer because the portal cannot be reached. What it asked for may have been done.',
  );
});

it('finds nobody at a port that nobody listens on', async () => {
  // Lent to no connection and no server of another test, and none that fetch itself refuses.
  const call = await callerOf([noStores], { baseUrl: 'http://127.0.0.1:2' });
  await expect(call(getStores, {})).rejects.toThrow(UnreachableError);
});
