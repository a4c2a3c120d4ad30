import { defineEndpoint, problem } from '@portal/domain/contract';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { broken, page, startKernel } from '../../../test/kernel-server.ts';
import { ProblemError } from './problem-error.ts';
import { implement } from '../route.ts';

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
    const stored = { title: 'Мёд' };
    const route = implement(page, async () => ({ status: 200, body: stored }));
    const { call } = await startKernel({ routes: [route] });
    const first = await call('/api/page/1');
    expect(first.body).toEqual(stored);
    const etag = first.headers.get('ETag') ?? '';
    const second = await call('/api/page/1', { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
    const changed = await call('/api/page/1', { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
  });
});

describe('a refusal that will not last', () => {
  const away = defineEndpoint({
    method: 'GET',
    path: '/api/away',
    summary: 'Is away',
    access: 'anyone',
    replies: { 503: problem('UNAVAILABLE') },
  });

  it.each([
    ['raised', async (): Promise<never> => Promise.reject(new ProblemError('UNAVAILABLE'))],
    ['given as a reply', null],
  ])('says when to come back when it is %s', async (_, raise) => {
    const route = implement(away, async ({ refuse }) => raise?.() ?? refuse('UNAVAILABLE'));
    const { call } = await startKernel({ routes: [route] });
    const { status, headers } = await call('/api/away');
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('10');
  });
});

describe('a reply of another media type', () => {
  const lines = defineEndpoint({
    method: 'GET',
    path: '/api/lines',
    summary: 'Lines of text',
    access: 'anyone',
    mediaType: 'text/csv; charset=utf-8',
    replies: { 200: z.string(), 403: problem('FORBIDDEN') },
  });

  it('is sent as it is, and a refusal as JSON all the same', async () => {
    let isRefused = false;
    const route = implement(lines, async ({ refuse }) =>
      isRefused ? refuse('FORBIDDEN') : { status: 200, body: '"имя";2\n' },
    );
    const { url } = await startKernel({ routes: [route] });
    const sent = await fetch(`${url}/api/lines`);
    expect(sent.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(await sent.text()).toBe('"имя";2\n');
    isRefused = true;
    const refused = await fetch(`${url}/api/lines`);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a kept reply', () => {
  const shelf = defineEndpoint({
    method: 'GET',
    path: '/api/shelf',
    summary: 'A shelf',
    access: 'anyone',
    cacheable: true,
    replies: { 200: z.object({ title: z.string() }), 409: problem('ORDER_CLOSED') },
  });

  it('carries only what is declared, and is made once for the same object', async () => {
    const parse = vi.spyOn(shelf.replies[200], 'parse');
    const stored = { title: 'Мёд', secret: 1 };
    const route = implement(shelf, async ({ refuse }) =>
      stored.secret === 0 ? refuse('ORDER_CLOSED') : { status: 200, body: stored },
    );
    const { call } = await startKernel({ routes: [route] });
    expect((await call('/api/shelf')).body).toEqual({ title: 'Мёд' });
    expect((await call('/api/shelf')).body).toEqual({ title: 'Мёд' });
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('lets nothing undeclared out in a refusal either', async () => {
    const refusal = {
      status: 409 as const,
      body: { success: false as const, error: 'x', code: 'ORDER_CLOSED' as const, secret: 1 },
    };
    const route = implement(shelf, async ({ address }) =>
      address === '' ? { status: 200, body: { title: '' } } : refusal,
    );
    const { call } = await startKernel({ routes: [route] });
    const { status, body, headers } = await call('/api/shelf');
    expect(status).toBe(409);
    expect(body).toEqual({ success: false, error: 'x', code: 'ORDER_CLOSED' });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});
