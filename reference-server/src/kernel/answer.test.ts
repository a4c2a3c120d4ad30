import { defineEndpoint } from '@portal/domain/contract';
import { describe, expect, it } from 'vitest';
import { broken, echoRoute, ownRoute, page, startKernel } from '../../test/kernel-server.ts';
import { implement } from './route.ts';

describe('access', () => {
  it('asks for a session', async () => {
    const { post } = await startKernel({ routes: [ownRoute] });
    expect((await post('/api/own', {})).body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('says that a session is over', async () => {
    const { post } = await startKernel({ routes: [ownRoute] });
    const reply = await post('/api/own', {}, { Authorization: 'Bearer stale' });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('refuses a role that is not declared', async () => {
    const { post } = await startKernel({ routes: [ownRoute] });
    const reply = await post('/api/own', {}, { Authorization: 'Bearer admin' });
    expect(reply.status).toBe(403);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://portal.test' }],
    ['a foreign origin', { Origin: 'http://evil.test' }],
    ['nowhere', {}],
  ])('refuses a cookie that comes from %s', async (_, headers) => {
    const { post } = await startKernel({ routes: [ownRoute] });
    const reply = await post('/api/own', {}, { Cookie: 'session_token=guest', ...headers });
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ code: 'CROSS_SITE' });
  });

  it.each([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://portal.test' }])(
    'takes a cookie that comes from the portal itself: %o',
    async (headers) => {
      const { post } = await startKernel({ routes: [ownRoute] });
      const reply = await post('/api/own', {}, { Cookie: 'session_token=guest', ...headers });
      expect(reply.status).toBe(200);
    },
  );

  it.each([
    [false, 200],
    [true, 403],
  ])(
    'takes a cookie from a page of the host that was asked, by plain http alone: %s',
    async (secureCookies, status) => {
      const { post, url } = await startKernel({ routes: [ownRoute], secureCookies });
      const reply = await post('/api/own', {}, { Cookie: 'session_token=guest', Origin: url });
      expect(reply.status).toBe(status);
    },
  );

  it('gives what only the portal’s own pages may start to no page of another site', async () => {
    const file = defineEndpoint({
      ...page,
      path: '/api/file/:id',
      access: { guest: 'own' },
      ownPagesOnly: true,
    });
    const route = implement(file, async () => ({ status: 200, body: { title: 'all guests' } }));
    const { call } = await startKernel({ routes: [route] });
    const from = async (headers: Record<string, string>) =>
      (await call('/api/file/1', { headers: { Cookie: 'session_token=guest', ...headers } }))
        .status;
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await from({ 'Sec-Fetch-Site': 'none' })).toBe(200);
    expect(await from({})).toBe(200);
    expect((await call('/api/file/1', { headers: { Authorization: 'Bearer guest' } })).status).toBe(
      200,
    );
  });

  it('is closed to everybody but staff during maintenance', async () => {
    const open = implement(broken, async () => ({ status: 200, body: { public: 'yes' } }));
    const { post, call } = await startKernel({ routes: [echoRoute, open], disabled: true });
    const refused = await post('/api/echo', { text: 'hello' });
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      code: 'PORTAL_DISABLED',
      error: 'Ведутся технические работы',
    });
    expect(refused.headers.get('Retry-After')).toBe('60');
    const staff = await post('/api/echo', { text: 'hello' }, { Authorization: 'Bearer admin' });
    expect(staff.status).toBe(200);
    expect((await call('/api/broken')).status).toBe(200);
  });
});
