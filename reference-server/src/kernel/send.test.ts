import { describe, expect, it } from 'vitest';
import { broken, page, startKernel } from '../../test/kernel-server.ts';
import { implement } from './route.ts';

describe('replies', () => {
  it('carry only what is declared', async () => {
    const leaking = implement(broken, async () => {
      const row = { public: 'yes', password_hash: 'secret' };
      return { status: 200, body: row };
    });
    const { call } = await startKernel({ routes: [leaking] });
    expect((await call('/api/broken')).body).toEqual({ public: 'yes' });
  });

  it('say nothing of what broke inside', async () => {
    const failing = implement(
      broken,
      async (): Promise<{ status: 200; body: { public: string } }> => {
        throw new Error('SELECT * FROM guest failed at 10.0.0.5');
      },
    );
    const { call } = await startKernel({ routes: [failing] });
    const reply = await call('/api/broken');
    expect(reply.status).toBe(500);
    expect(JSON.stringify(reply.body)).not.toMatch(/SELECT|10\.0\.0\.5/);
    expect(reply.headers.get('X-Request-Id')).toBeTruthy();
  });

  it('are answered with 304 to who has them already', async () => {
    const kept = { title: 'Мёд' };
    const route = implement(page, async () => ({ status: 200, body: kept }));
    const { call } = await startKernel({ routes: [route] });
    const first = await call('/api/page/1');
    expect(first.body).toEqual(kept);
    const etag = first.headers.get('ETag') ?? '';
    const second = await call('/api/page/1', { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
    const changed = await call('/api/page/1', { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
  });
});
