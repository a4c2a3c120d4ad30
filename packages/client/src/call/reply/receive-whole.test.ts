import { expect, it } from 'vitest';
import { receiveWhole } from './receive-whole.ts';

it('keeps status, headers and text', async () => {
  const whole = await receiveWhole(
    new Response('{"a":1}', { status: 409, headers: { 'X-Request-Id': 'r-1' } }),
  );
  expect(whole.status).toBe(409);
  expect(whole.headers.get('X-Request-Id')).toBe('r-1');
  expect(await whole.text()).toBe('{"a":1}');
});

it('keeps an answer without a body', async () => {
  const whole = await receiveWhole(new Response(null, { status: 204 }));
  expect([whole.status, await whole.text()]).toEqual([204, '']);
});

it('takes an answer that breaks off for a lost connection, whatever a browser calls that', async () => {
  const cause = new TypeError('Error in input stream');
  const broken = new Response(new ReadableStream({ start: (body) => body.error(cause) }));
  await expect(receiveWhole(broken)).rejects.toMatchObject({
    name: 'TypeError',
    message: 'network error',
    cause,
  });
});
