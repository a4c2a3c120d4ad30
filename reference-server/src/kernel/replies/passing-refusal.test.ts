import { defineEndpoint, problem } from '@portal/domain/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { startKernel } from '../../../test/kernel-server.ts';
import { ProblemError } from './problem-error.ts';
import { implement } from '../route.ts';

const keyed = defineEndpoint({
  method: 'POST',
  path: '/api/keyed',
  summary: 'Refuses as it is told',
  access: { guest: 'own' },
  idempotent: true,
  body: z.object({ as: z.string() }),
  replies: {
    200: z.object({}),
    409: problem('ORDER_CLOSED', 'STORE_CLOSED'),
    429: problem('TOO_MANY_REQUESTS'),
    503: problem('RESTAURANT_UNAVAILABLE'),
  },
});

const route = implement(keyed, async ({ body, refuse }) => {
  switch (body.as) {
    case 'lasting':
      return refuse('ORDER_CLOSED');
    case 'with a time':
      return refuse('STORE_CLOSED', { retryAfterSeconds: 60 });
    case '429':
      return refuse('TOO_MANY_REQUESTS');
    case '503':
      return refuse('RESTAURANT_UNAVAILABLE', { retryAfterSeconds: 60 });
    case '503 without a time':
      return refuse('RESTAURANT_UNAVAILABLE');
    case 'thrown 503':
      throw new ProblemError('UNAVAILABLE');
    case 'thrown with a time':
      throw new ProblemError('CONFLICT', { retryAfterSeconds: 5 });
    default:
      return { status: 200, body: {} };
  }
});

const headers = { Authorization: 'Bearer guest', 'Idempotency-Key': 'k1' };

it.each(['with a time', '429', '503', '503 without a time', 'thrown 503', 'thrown with a time'])(
  'an answer that passes (%s) is not kept under the key',
  async (as) => {
    const { post, finished, released } = await startKernel({ routes: [route] });
    expect((await post('/api/keyed', { as }, headers)).status).toBeGreaterThanOrEqual(409);
    expect(finished).toEqual([]);
    expect(released).toEqual(['k1']);
  },
);

it.each(['lasting', 'done'])('an answer that stays (%s) is kept', async (as) => {
  const { post, finished, released } = await startKernel({ routes: [route] });
  await post('/api/keyed', { as }, headers);
  expect(finished).toHaveLength(1);
  expect(released).toEqual([]);
});
