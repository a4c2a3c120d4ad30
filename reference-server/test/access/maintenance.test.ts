import { createStaffPortal } from '@portal/client';
import { endpoints } from '@portal/domain/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { listenLive, type LiveListener } from '../live/live-client.ts';
import { readMenu } from '../fixtures/restaurant/restaurant.ts';
import { createTestPortal, staffPassword, type TestPortal } from '../portal.ts';

const calls = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`);

/** By hand from the wire's rules: what answers everybody while the portal is switched off. */
const openCalls = [
  'POST /api/portal-setting',
  'POST /api/token/decode',
  'POST /api/auth/logout',
  'POST /api/admin/auth/login',
  ...calls.filter((call) => call.startsWith('POST /api/webhook/')),
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
];

let portal: TestPortal;
let guestToken: string;
let adminToken: string;
let banquetToken: string;
let listeners: LiveListener[];

beforeAll(async () => {
  portal = await createTestPortal({ only: ['live'] });
  guestToken = (await portal.guest()).token;
  adminToken = (await portal.staff('admin')).token;
  banquetToken = (await portal.staff('banquet')).token;
  // Some call will be the first to reach the restaurant, and staff are told that it works.
  await readMenu(portal);
  await eventually(async () => {
    const { body } = await portal.call('admin', '/api/admin/provider/fetch');
    expect(JSON.stringify(body)).toContain('"working"');
  });
  listeners = [
    await listenLive(portal.url),
    await listenLive(portal.url, guestToken),
    await listenLive(portal.url, adminToken),
  ];
  await switchTo({ isDisable: true });
});
afterAll(async () => {
  for (const { socket } of listeners) socket.disconnect();
  await portal.stop();
});

async function ask(call: string, token?: string, body: object = {}) {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(portal.url + path.replace(/:\w+/, '1'), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const parsed: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed };
}

async function switchTo(attributes: object): Promise<void> {
  const { status } = await ask('PUT /api/portal-setting/update', adminToken, {
    data: { attributes },
  });
  expect(status).toBe(200);
}

describe('maintenance', () => {
  it.each(calls.filter((call) => !openCalls.includes(call)))(
    'closes %s to guests and strangers, and not to staff',
    async (call) => {
      for (const token of [undefined, guestToken, 'no.session.token']) {
        const { status, headers, body } = await ask(call, token);
        expect(status).toBe(503);
        expect(body).toEqual({
          success: false,
          error: 'Ведутся технические работы',
          code: 'PORTAL_DISABLED',
          retryAfterSeconds: 60,
        });
        expect(headers.get('Retry-After')).toBe('60');
      }
      // Who signs out everywhere has no session for the calls after it.
      const staffToken = call.endsWith('-everywhere') ? banquetToken : adminToken;
      expect((await ask(call, staffToken)).status).not.toBe(503);
    },
  );

  it.each(openCalls)('leaves %s open to everybody', async (call) => {
    expect(calls).toContain(call);
    expect((await ask(call)).status).not.toBe(503);
    if (call !== 'POST /api/auth/logout')
      expect((await ask(call, guestToken)).status).not.toBe(503);
  });

  it('lets staff sign in', async () => {
    const { signIn } = createStaffPortal(portal.client());
    await expect(signIn('moderator', staffPassword)).resolves.toBe(true);
  });

  it('keeps every connection and session, tells of its beginning and its end, and is over at once', async () => {
    await switchTo({ isDisable: false });
    for (const { socket, received } of listeners) {
      await eventually(() => expect(received).toHaveLength(2));
      expect(received).toMatchObject([
        { name: 'portalSettingChange', payload: { attributes: { isDisable: true } } },
        { name: 'portalSettingChange', payload: { attributes: { isDisable: false } } },
      ]);
      expect(socket.connected).toBe(true);
    }
    expect((await ask('GET /api/rooms', guestToken)).status).toBe(200);
  });
});
