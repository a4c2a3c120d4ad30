import { getCustomStore, getStores } from '@portal/domain/catalogue';
import { createOrder, updateOrder } from '@portal/domain/orders';
import { getRooms } from '@portal/domain/rooms';
import { login, logout } from '@portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { useOddServer } from '../testing/use-odd-server.ts';
import { html, json, refusal, silence } from '../testing/odd-server.ts';
import { order } from '../testing/order.ts';
import {
  ContractError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  PortalDisabledError,
  RefusedError,
  ServerFailedError,
  SignedOutError,
  TooManyRequestsError,
  UnreachableError,
} from './call-errors.ts';
import { createCaller } from './caller.ts';

const noStores = { stores: { data: [] } };

const fixture = useOddServer();
const { callerOf } = fixture;

describe('a portal below a path', () => {
  it('is called there', async () => {
    const call = await callerOf([json(200, noStores)]);
    const below = createCaller({
      baseUrl: `${fixture.server.url}/hotel/`,
      locale: () => 'ru',
      token: null,
    });
    await below(getStores, {});
    await call(getStores, {});
    expect(fixture.server.requests.map(({ path }) => path)).toEqual([
      '/hotel/api/stores',
      '/api/stores',
    ]);
  });
});

describe('a declared reply', () => {
  it('is a value that its status tells from the others', async () => {
    const call = await callerOf([json(200, noStores)]);
    expect(await call(getStores, {})).toEqual({ status: 200, body: noStores, requestId: null });
  });

  it('may be a refusal', async () => {
    const call = await callerOf([refusal(409, 'PRICE_CHANGED')]);
    const reply = await call(createOrder, { body: { data: { order } } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  });

  it('may have no body', async () => {
    const call = await callerOf([json(204)]);
    expect(await call(logout, { body: {} })).toEqual({
      status: 204,
      body: undefined,
      requestId: null,
    });
  });

  it('loses fields that the contract does not know', async () => {
    const call = await callerOf([json(200, { ...noStores, secret: 1 })]);
    expect((await call(getStores, {})).body).toEqual(noStores);
  });
});

describe('any other refusal', () => {
  it.each([
    [400, 'BAD_JSON', RefusedError],
    [401, 'SESSION_EXPIRED', SignedOutError],
    [403, 'FORBIDDEN', ForbiddenError],
    [404, 'NOT_FOUND', NotFoundError],
    [409, 'IDEMPOTENCY_KEY_REUSED', RefusedError],
    [422, 'INVALID', InvalidError],
    [429, 'TOO_MANY_REQUESTS', TooManyRequestsError],
    [500, 'INTERNAL', ServerFailedError],
    [503, 'UNAVAILABLE', ServerFailedError],
    [503, 'PORTAL_DISABLED', PortalDisabledError],
    [418, 'OF_A_NEWER_PORTAL', RefusedError],
  ])('is thrown: %i %s', async (status, code, kind) => {
    const call = await callerOf([refusal(status, code)]);
    const error = await call(getRooms, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ name: kind.name, status, code, text: `Отказ ${code}` });
  });

  it('is thrown too when only its status is declared', async () => {
    const call = await callerOf([refusal(503, 'UNAVAILABLE')]);
    const calling = call(createOrder, { body: { data: { order } } });
    await expect(calling).rejects.toThrow(ServerFailedError);
  });

  it('says what is wrong, when to come back, and what reception needs to find it', async () => {
    const details = [{ path: 'data.phone', message: 'Нет такого номера' }];
    const call = await callerOf([
      refusal(422, 'INVALID', { details, retryAfterSeconds: 7 }, { 'X-Request-Id': 'r-1' }),
    ]);
    await expect(call(getRooms, {})).rejects.toMatchObject({
      details,
      retryAfterSeconds: 7,
      requestId: 'r-1',
    });
  });

  it('takes the time to come back from the header where the body has none', async () => {
    const call = await callerOf([
      refusal(429, 'TOO_MANY_REQUESTS', {}, { 'Retry-After': '12' }),
      refusal(429, 'TOO_MANY_REQUESTS', {}, { 'Retry-After': 'Fri, 20 Nov 2026 09:00:00 GMT' }),
    ]);
    await expect(call(getRooms, {})).rejects.toMatchObject({ retryAfterSeconds: 12 });
    await expect(call(getRooms, {})).rejects.toMatchObject({ retryAfterSeconds: null });
  });
});

describe('an answer that is not the portal’s', () => {
  it.each([
    ['a proxy’s page', html(413)],
    ['a proxy’s page instead of the portal', html(502)],
    ['the sign-in page of a network', html(200)],
    ['an empty 500', json(500)],
    ['a proxy’s own JSON', json(503, { message: 'no upstream' })],
  ])('means that the portal cannot be reached: %s', async (_, answer) => {
    const call = await callerOf([answer]);
    await expect(call(logout, { body: {} })).rejects.toThrow(UnreachableError);
  });

  it.each([
    ['a body that is not as declared', json(200, { stores: 'none' })],
    ['no body where one is declared', json(200)],
    ['a status that is not declared', json(201, noStores)],
    ['a refusal without a code', json(400, { success: false, error: 'Нет' })],
  ])('means that client and server do not fit when it is the portal’s: %s', async (_, answer) => {
    const call = await callerOf([answer]);
    await expect(call(getStores, {})).rejects.toThrow(ContractError);
  });
});

describe('a request', () => {
  it('carries what was given, where the endpoint wants it', async () => {
    const call = await callerOf([refusal(404, 'NOT_FOUND'), json(204)]);
    await call(getCustomStore, { params: { customId: 'spa & баня/1' } }).catch(() => undefined);
    const data = { phone: '+79991234567', code: '1234' };
    await call(login, { body: { data } });
    expect(fixture.server.requests).toMatchObject([
      { method: 'GET', path: `/api/store/custom/${encodeURIComponent('spa & баня/1')}` },
      {
        method: 'POST',
        path: '/api/sms-auth/login',
        body: { data },
        headers: { 'content-type': 'application/json' },
      },
    ]);
    expect(fixture.server.requests[0]?.body).toBeUndefined();
  });

  it('asks for texts in the language of the moment', async () => {
    let locale: 'ru' | 'en' = 'ru';
    const call = await callerOf([json(200, noStores)], { locale: () => locale });
    await call(getStores, {});
    locale = 'en';
    await call(getStores, {});
    expect(fixture.server.requests.map(({ headers }) => headers['accept-language'])).toEqual([
      'ru',
      'en',
    ]);
  });

  it('bears the token of the moment, and no cookies beside it', async () => {
    let token: string | null = null;
    const sent: Request[] = [];
    const call = await callerOf([json(200, noStores)], {
      token: { read: () => token },
      fetch: (request, init) => {
        sent.push(request as Request);
        return fetch(request, init);
      },
    });
    await call(getStores, {});
    token = 'jwt';
    await call(getStores, {});
    const bearers = fixture.server.requests.map(({ headers }) => headers.authorization);
    expect(bearers).toEqual([undefined, 'Bearer jwt']);
    expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
  });

  it('relies on the portal’s own cookie without a token', async () => {
    const sent: Request[] = [];
    const call = await callerOf([json(200, noStores)], {
      fetch: (request, init) => {
        sent.push(request as Request);
        return fetch(request, init);
      },
    });
    await call(getStores, {});
    expect(sent.map(({ credentials }) => credentials)).toEqual(['same-origin']);
    expect(fixture.server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('names itself by a key only where the endpoint honours one', async () => {
    const call = await callerOf([refusal(409, 'PRICE_CHANGED'), refusal(422, 'INVALID')]);
    const named: object = { idempotencyKey: 'key-1' };
    await call(createOrder, { body: { data: { order } } }, named);
    await call(updateOrder, { body: { data: { order: { id: 1 } } } }, named);
    const keys = fixture.server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['key-1', undefined]);
  });
});

describe('giving up', () => {
  it('ends the waiting with the signal’s own reason', async () => {
    const controller = new AbortController();
    const call = await callerOf([() => controller.abort(new Error('left the page'))]);
    const calling = call(getStores, {}, { signal: controller.signal });
    await expect(calling).rejects.toThrow('left the page');
    expect(fixture.server.requests).toHaveLength(1);
  });

  it('sends nothing when it was given up before', async () => {
    const call = await callerOf([silence]);
    const calling = call(getStores, {}, { signal: AbortSignal.abort(new Error('left')) });
    await expect(calling).rejects.toThrow('left');
    expect(fixture.server.requests).toHaveLength(0);
  });
});
