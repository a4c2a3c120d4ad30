import { defineEndpoint } from '@portal/domain/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { eventually } from '../../test/eventually.ts';
import { startKernel } from '../../test/kernel-server.ts';
import { createLog } from '../log.ts';
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

it('that is 14 s where nothing else is said, and the log has the call', async () => {
  const called = Promise.withResolvers<void>();
  const never = new Promise<void>(() => undefined);
  const route = implement(slow, async () => {
    called.resolve();
    await never;
    return { status: 200, body: {} };
  });
  const logged: string[] = [];
  const log = createLog('error', { write: (text) => logged.push(text) });
  const { post } = await startKernel({ routes: [route], log });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let isAnswered = false;
  const answered = post('/api/slow', {}, { Authorization: 'Bearer guest' }).finally(() => {
    isAnswered = true;
  });
  await called.promise;
  vi.advanceTimersByTime(13_999);
  await new Promise((resolve) => setImmediate(resolve));
  expect([isAnswered, logged]).toEqual([false, []]);
  vi.advanceTimersByTime(1);
  expect((await answered).status).toBe(503);
  expect(logged.join('')).toContain('"reason":"DEADLINE_EXCEEDED"');
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
