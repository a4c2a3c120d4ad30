import { describe, expect, it } from 'vitest';
import { own, ownRoute, startKernel } from '../../../test/kernel-server.ts';
import { ProblemError } from '../replies/problem-error.ts';
import { implement } from '../route.ts';

describe('idempotency keys', () => {
  const headers = { Authorization: 'Bearer guest', 'Idempotency-Key': 'k1' };

  it('give the first answer again without asking the handler, and consume no limit', async () => {
    const { post } = await startKernel({
      routes: [ownRoute],
      lookup: { kind: 'replay', status: 200, body: { done: 99 } },
    });
    for (let time = 0; time < 3; time += 1) {
      expect((await post('/api/own', {}, headers)).body).toEqual({ done: 99 });
    }
  });

  it.each([
    ['running', 409, 'IDEMPOTENCY_IN_PROGRESS'],
    ['reused', 422, 'IDEMPOTENCY_KEY_REUSED'],
  ] as const)('refuse one that is %s', async (kind, status, code) => {
    const { post } = await startKernel({ routes: [ownRoute], lookup: { kind } });
    const reply = await post('/api/own', {}, headers);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code });
  });

  it('keep the answer once it is given', async () => {
    const { post, finished, released } = await startKernel({ routes: [ownRoute] });
    await post('/api/own', {}, headers);
    expect(finished).toEqual([{ status: 200, body: { done: 7 } }]);
    expect(released).toEqual([]);
  });

  it('are given back when the handler fails', async () => {
    const failing = implement(own, async ({ actor, refuse }) => {
      if (actor.id === 7) throw new ProblemError('NOT_FOUND');
      return actor.id === 0 ? refuse('ORDER_CLOSED') : { status: 200, body: { done: actor.id } };
    });
    const { post, released } = await startKernel({ routes: [failing] });
    expect((await post('/api/own', {}, headers)).status).toBe(404);
    expect(released).toEqual(['k1']);
  });

  it.each(['', 'x'.repeat(129), 'tab\there'])('refuse what is no key: %j', async (key) => {
    const { post } = await startKernel({ routes: [ownRoute] });
    const reply = await post('/api/own', {}, { ...headers, 'Idempotency-Key': key });
    expect(reply.status).toBe(422);
  });
});
