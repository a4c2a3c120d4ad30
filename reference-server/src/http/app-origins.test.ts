import { describe, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { createTestPortal, staffPassword } from '../../test/portal.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const app = 'https://app.hotel.example';

const portal = await sharedByTests(
  createTestPortal({
    only: [],
    environment: { ALLOWED_APP_ORIGINS: `${app}, http://localhost:5173` },
  }),
);

async function send(
  origin: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  path = '/api/stores',
) {
  return fetch(portal.url + path, { ...init, headers: { Origin: origin, ...init.headers } });
}

describe('a page of an app on another origin', () => {
  it.each([app, 'http://localhost:5173'])(
    'may read what the portal answers: %s',
    async (origin) => {
      const { status, headers } = await send(origin);
      expect(status).toBe(200);
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(headers.get('Access-Control-Expose-Headers')).toBe('X-Request-Id,Retry-After,Date');
      expect(headers.get('Vary')).toContain('Origin');
    },
  );

  it('may send tokens and keys, as it asks beforehand', async () => {
    const requestedHeaders = 'authorization,content-type,idempotency-key';
    const headers = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': requestedHeaders,
    };
    const answer = await send(app, { method: 'OPTIONS', headers }, '/api/order/create');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(requestedHeaders);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST');
  });

  it('is whoever its token says', async () => {
    const headers = await authorized();
    expect((await sendToAdmin(app, headers)).status).toBe(200);
  });

  it('is nobody by a cookie', async () => {
    const { Authorization } = await authorized();
    const cookie = { Cookie: `session_token=${Authorization.replace('Bearer ', '')}` };
    expect((await sendToAdmin(portal.url, cookie)).status).toBe(200);
    expect((await sendToAdmin(app, cookie)).status).toBe(401);
  });

  it('is given no cookies when staff sign in there, or out', async () => {
    const names = ['session_token', 'known_device', 'session_token'];
    expect(await signInAndOut(portal.url)).toEqual(names);
    expect(await signInAndOut(app)).toEqual([]);
  });

  it('may connect live, by a token and not by a cookie', async () => {
    const { Authorization } = await authorized();
    const token = Authorization.replace('Bearer ', '');
    const hints = { role: 'moderator' };
    expect(await connect({ auth: { token }, query: hints })).toBe('connected');
    expect(await connect({ auth: { token }, query: { role: 'banquet' } })).toBe(
      'identity_mismatch',
    );
    const extraHeaders = { Origin: app, Cookie: `session_token=${token}` };
    // Nobody, whatever role it claims.
    expect(await connect({ extraHeaders, query: { role: 'banquet' } })).toBe('connected');
  });

  it('may show pictures of the catalogue', async () => {
    const { headers } = await send(app, {}, `/media/catalogue/${'0'.repeat(64)}.webp`);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });
});

it.each(['https://other.example', 'https://app.hotel.example.evil.example', 'null'])(
  'a page of %s may not',
  async (origin) => {
    const { headers } = await send(origin);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Vary')).toContain('Origin');
  },
);

async function authorized(): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${await portal.tokenOf('moderator')}` };
}

function post(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body: object = {},
): Promise<Response> {
  const all = { 'Content-Type': 'application/json', ...headers };
  return send(origin, { method: 'POST', body: JSON.stringify(body), headers: all }, path);
}

const sendToAdmin = (origin: string, headers: Record<string, string>) =>
  post(origin, '/api/admin/alert/fetch', headers);

/** The names of the cookies that it sets. */
async function signInAndOut(origin: string): Promise<(string | undefined)[]> {
  const data = { id: 'moderator', password: staffPassword };
  const signedIn = await post(origin, '/api/admin/auth/login', {}, { data });
  const { token } = (await signedIn.json()) as { token: string };
  const signedOut = await post(origin, '/api/auth/logout', { Authorization: `Bearer ${token}` });
  expect([signedIn.status, signedOut.status]).toEqual([200, 204]);
  const lines = [signedIn, signedOut].flatMap(({ headers }) => headers.getSetCookie());
  return lines.map((line) => line.split('=')[0]);
}

async function connect(options: Parameters<typeof io>[1]): Promise<string> {
  const socket = io(portal.url, {
    ...{ transports: ['websocket'], reconnection: false, forceNew: true },
    extraHeaders: { Origin: app },
    ...options,
  });
  try {
    return await new Promise((resolve) => {
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', ({ message }) => resolve(message));
    });
  } finally {
    socket.close();
  }
}
