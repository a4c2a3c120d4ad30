import { describe, expect, it } from 'vitest';
import { ownRoute, startKernel } from '../../test/kernel-server.ts';

describe('limits', () => {
  it('say when to come back, and count by account', async () => {
    const { post } = await startKernel({ routes: [ownRoute] });
    const headers = { Authorization: 'Bearer guest' };
    expect((await post('/api/own', {}, headers)).status).toBe(200);
    expect((await post('/api/own', {}, headers)).status).toBe(200);
    const refused = await post('/api/own', {}, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body['retryAfterSeconds']).toBe(Number(refused.headers.get('Retry-After')));
  });
});
