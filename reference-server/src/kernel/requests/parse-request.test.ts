import { describe, expect, it } from 'vitest';
import { echoRoute, page, startKernel } from '../../../test/kernel-server.ts';
import { implement } from '../route.ts';

describe('a request that cannot be read', () => {
  it.each([
    ['broken JSON', '{"text":', {}, 400, 'BAD_JSON'],
    ['another content type', 'text=1', { 'Content-Type': 'text/plain' }, 415, 'NOT_JSON'],
    ['more than 64 KB', { text: 'x'.repeat(70_000) }, {}, 413, 'TOO_LARGE'],
    ['a wrong field', { text: 5 }, {}, 422, 'INVALID'],
    ['no object at all', 'null', {}, 422, 'INVALID'],
    [
      'an unknown charset',
      '{}',
      { 'Content-Type': 'application/json; charset=x' },
      415,
      'NOT_JSON',
    ],
  ])('is refused: %s', async (_, body, headers, status, code) => {
    const { post } = await startKernel({ routes: [echoRoute] });
    const reply = await post('/api/echo', body, headers);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ success: false, code });
    expect(reply.body['error']).toEqual(expect.any(String));
    expect(reply.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names the fields that are wrong', async () => {
    const { post } = await startKernel({ routes: [echoRoute] });
    const reply = await post('/api/echo', { text: 5 });
    expect(reply.body['details']).toEqual([
      { path: 'text', message: 'Нужно значение вида «текст»' },
    ]);
    const english = await post('/api/echo', { text: 5 }, { 'Accept-Language': 'en' });
    expect(english.body['details']).toEqual([{ path: 'text', message: 'Give a text' }]);
  });

  it('is answered in English to who reads English', async () => {
    const { post } = await startKernel({ routes: [echoRoute] });
    const reply = await post('/api/echo', '{', { 'Accept-Language': 'en-GB,en;q=0.9' });
    expect(reply.body['error']).toBe('The request could not be read: it is not JSON.');
  });

  it('is a 404 in the same shape where there is no such path', async () => {
    const { call } = await startKernel({ routes: [] });
    const reply = await call('/api/nothing');
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('is a 404 where the path cannot name anything', async () => {
    const route = implement(page, async () => ({ status: 200, body: { title: 'x' } }));
    const { call } = await startKernel({ routes: [route] });
    expect((await call('/api/page/abc')).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call('/api/page/%E0%A4%A')).body).toMatchObject({ code: 'NOT_FOUND' });
  });
});
