import { defineEndpoint } from '@portal/domain';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../test/eventually.ts';
import { startKernel } from '../../test/kernel-server.ts';
import { implement } from './route.ts';

const slow = defineEndpoint({
  method: 'POST',
  path: '/api/slow',
  summary: 'Answers when it is let go',
  access: { guest: 'own' },
  idempotent: true,
  body: z.object({}),
  replies: { 200: z.object({}) },
});
const file = defineEndpoint({
  method: 'GET',
  path: '/api/file',
  summary: 'A file whose first piece comes late',
  access: 'anyone',
  mediaType: 'text/csv; charset=utf-8',
  replies: { 200: z.custom<AsyncIterable<string>>() },
});

it('a call that takes longer than any may is unavailable, and what it does then is kept', async () => {
  const letGo = Promise.withResolvers<void>();
  const route = implement(slow, async ({ setHeader, cookies }) => {
    await letGo.promise;
    setHeader('X-Late', 'yes');
    cookies.set('late', 'yes', {});
    return { status: 200, body: {} };
  });
  const { post, finished, released } = await startKernel({
    routes: [route],
    maxCallMilliseconds: 50,
  });
  const headers = { Authorization: 'Bearer guest', 'Idempotency-Key': 'k1' };
  const { status, body, headers: answered } = await post('/api/slow', {}, headers);
  expect([status, body['code']]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(answered.get('Retry-After'))).toBeGreaterThan(0);
  expect([finished, released]).toEqual([[], []]);
  letGo.resolve();
  await eventually(() => expect(finished).toEqual([{ status: 200, body: {} }]));
  expect(released).toEqual([]);
});

it('a file that begins too late is not begun, and no longer read', async () => {
  const letGo = Promise.withResolvers<void>();
  const isLeft = Promise.withResolvers<void>();
  async function* pieces() {
    try {
      await letGo.promise;
      yield 'a;b';
    } finally {
      isLeft.resolve();
    }
  }
  const route = implement(file, async () => ({ status: 200, body: pieces() }));
  const { call } = await startKernel({ routes: [route], maxCallMilliseconds: 50 });
  expect((await call('/api/file')).status).toBe(503);
  letGo.resolve();
  await isLeft.promise;
});
