import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createLog } from '../log.ts';
import { demoOrder, placeDemoOrder } from '../../test/fixtures/orders/orders.ts';
import { signUp } from '../../test/fixtures/sign-in/sign-up.ts';
import { createTestPortal, somePhone } from '../../test/portal.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const lines: string[] = [];

const log = createLog('trace', { write: (line) => void lines.push(line) });
const portal = await sharedByTests(createTestPortal({ log }));

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(portal.url + path, init);
  await response.text();
  return response;
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const json = { 'Content-Type': 'application/json', ...headers };
  return call(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

/** The line of the request that was answered so, once it is written. */
async function lineOf(response: Response): Promise<Record<string, unknown>> {
  const requestId = response.headers.get('X-Request-Id') ?? '';
  const ofRequest = await eventually(() => {
    const found = lines.filter((line) => line.includes(requestId));
    expect(found).not.toEqual([]);
    return found;
  });
  expect(ofRequest).toHaveLength(1);
  return JSON.parse(ofRequest[0] ?? '') as Record<string, unknown>;
}

describe('the log of requests', () => {
  it('has one line for each, with its route, status and time', async () => {
    const response = await call('/api/store/1');
    expect(await lineOf(response)).toEqual({
      level: 30,
      time: expect.any(String),
      requestId: response.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/store/:id',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('says why somebody was refused, and from which network, by a hash that names no address', async () => {
    const body = { data: { phone: somePhone(), code: '0000' } };
    const [first, second] = [
      await lineOf(await post('/api/sms-auth/login', body)),
      await lineOf(await post('/api/sms-auth/login', body)),
    ];
    expect(first).toMatchObject({ status: 401, reason: 'CODE_REQUIRED' });
    expect(first['network']).toMatch(/^[\w-]{12}$/);
    expect(second['network']).toBe(first['network']);
    const { token } = await portal.guest();
    const bearer = { Authorization: `Bearer ${token}` };
    const refused = [
      [await post('/api/auth/logout', {}), 401, 'UNAUTHENTICATED'],
      [await post('/api/admin/audit/fetch', {}, bearer), 403, 'FORBIDDEN'],
      [await post('/api/auth/logout', {}, { Cookie: `session_token=${token}` }), 403, 'CROSS_SITE'],
    ] as const;
    for (const [response, status, reason] of refused) {
      expect(await lineOf(response)).toMatchObject({ status, reason, network: first['network'] });
    }
    expect(await lineOf(await post('/api/token/decode', { token: 7 }))).not.toHaveProperty(
      'reason',
    );
  });

  it('says also why where the answer does not', async () => {
    const guess = { data: { id: 'admin', password: 'not hers at all' } };
    const line = await lineOf(await post('/api/admin/auth/login', guess));
    expect(line).toMatchObject({ status: 204, reason: 'PASSWORD_WRONG' });
    expect(line['network']).toMatch(/^[\w-]{12}$/);
  });

  it('names the account by its number', async () => {
    const { token, id } = await portal.guest();
    const response = await call('/api/rooms', { headers: { Authorization: `Bearer ${token}` } });
    expect(await lineOf(response)).toMatchObject({ identity: `user_${id}` });
  });

  it('keeps what broke in the line of its request', async () => {
    const findMany = vi.spyOn(portal.database.prisma.room, 'findMany');
    findMany.mockRejectedValueOnce(new Error('no room for Анна Лебедева'));
    const { token } = await portal.guest();
    const response = await call('/api/rooms', { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(500);
    const line = await lineOf(response);
    expect(line).toMatchObject({ level: 50, status: 500, err: { kind: 'Error' } });
    expect(JSON.stringify(line)).not.toContain('Анна');
  });

  it('says when a caller went away before the answer', async () => {
    const findMany = vi.spyOn(portal.database.prisma.room, 'findMany');
    const { promise: never, resolve } = Promise.withResolvers<never[]>();
    findMany.mockReturnValueOnce(never as never);
    const { token } = await portal.guest();
    const gone = new AbortController();
    const headers = { Authorization: `Bearer ${token}` };
    const response = call('/api/rooms', { headers, signal: gone.signal });
    await eventually(() => expect(findMany).toHaveBeenCalled());
    gone.abort();
    await expect(response).rejects.toThrow();
    await eventually(() => expect(lines.join()).toContain('"status":"aborted"'));
    resolve([]);
  });

  it('holds no phone, code, token, name or text of anybody, whatever they do', async () => {
    const name = 'Серафима Тихая';
    const comment = 'Принесите плед к камину';
    const guest = await signUp(portal, name);
    const code = await portal.codeFor(guest.phone);
    const order = await demoOrder(portal.database.prisma, { comment });
    await placeDemoOrder(guest, order);
    const phone = somePhone();
    const headers = { Authorization: `Bearer ${guest.token}` };
    await post('/api/sms-auth/login', { data: { phone, code: '9431' } });
    await post('/api/sms-auth/register', { data: { phone, name, email: 'serafima@lake.test' } });
    await post('/api/admin/auth/login', { data: { id: 'serafima', password: 'tihaya-noch' } });
    await post('/api/order/create', { data: { order: { ...order, comment: 7, phone } } }, headers);
    await post('/api/order/create', `{"data": "${comment}`, headers);
    await post('/api/token/decode', { token: guest.token });
    await call(`/api/store/custom/${encodeURIComponent(name)}`);
    await call(`/${encodeURIComponent(phone)}?name=${encodeURIComponent(name)}`);
    const last = await call(`/api/${encodeURIComponent(comment)}`);
    await lineOf(last);

    // What is drawn or measured can have any four digits in it.
    const written = lines
      .map((line) => line.replace(/"(requestId|network|time|ms)":("[^"]*"|\d+)/g, ''))
      .join('');
    const secrets = [
      ...[guest.phone, phone, name, comment, guest.token, 'serafima', 'tihaya', '9431'],
      ...[guest.phone, phone].map((each) => each.slice(2)),
      ...[name, comment, phone].map(encodeURIComponent),
      `"${code}"`,
    ];
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  });
});
