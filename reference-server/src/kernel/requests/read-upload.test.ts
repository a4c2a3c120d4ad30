import { bytesSchema, defineEndpoint } from '@portal/domain/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startKernel } from '../../../test/kernel-server.ts';
import { implement } from '../route.ts';

const upload = defineEndpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Takes a picture',
  access: { guest: 'own' },
  limits: [{ points: 3, windowSeconds: 60, by: 'account' }],
  upload: {
    mediaTypes: ['image/png'],
    maxBytes: 100_000,
    tooLarge: 'PICTURE_TOO_LARGE',
    otherType: 'NOT_A_PICTURE',
  },
  body: bytesSchema,
  replies: { 200: z.object({ bytes: z.number() }) },
});
const show = defineEndpoint({
  method: 'GET',
  path: '/api/show',
  summary: 'Shows a picture',
  access: { guest: 'own' },
  mediaType: 'image/png',
  immutable: true,
  replies: { 200: bytesSchema },
});
const picture = Uint8Array.from({ length: 256 }, (_, index) => index);

async function start() {
  const { call } = await startKernel({
    routes: [
      implement(upload, async ({ body }) => ({ status: 200, body: { bytes: body.length } })),
      implement(show, async () => ({ status: 200, body: picture })),
    ],
  });
  const send = (body: BodyInit | null, type = 'image/png', token = 'guest') =>
    call('/api/upload', {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
      body,
    });
  return { send };
}

describe('a call that takes a file', () => {
  it('reads more than a JSON body may have, up to its own bound', async () => {
    const { send } = await start();
    expect((await send(new Uint8Array(100_000))).body).toEqual({ bytes: 100_000 });
    const { status, body } = await send(new Uint8Array(100_001));
    expect([status, body['code']]).toEqual([413, 'PICTURE_TOO_LARGE']);
  });

  it.each([
    ['another type', picture, 'text/html'],
    ['JSON', '{}', 'application/json'],
    ['nothing', null, 'image/png'],
  ])('refuses %s', async (_, content, type) => {
    const { send } = await start();
    const { status, body } = await send(content, type);
    expect([status, body['code']]).toEqual([415, 'NOT_A_PICTURE']);
  });

  it('asks who it is, and whether it was not too often, before it reads anything', async () => {
    const { send } = await start();
    expect((await send(new Uint8Array(200_000), 'image/png', 'stale')).status).toBe(401);
    expect((await send(new Uint8Array(200_000), 'image/png', 'admin')).status).toBe(403);
    for (let sent = 0; sent < 3; sent += 1) expect((await send(picture)).status).toBe(200);
    expect((await send(new Uint8Array(200_000))).status).toBe(429);
  });
});

it('a file is answered byte for byte, to be kept by its caller alone', async () => {
  const route = implement(show, async () => ({ status: 200, body: picture }));
  const { url } = await startKernel({ routes: [route] });
  const reply = await fetch(`${url}/api/show`, { headers: { Authorization: 'Bearer guest' } });
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(picture);
  expect(reply.headers.get('Content-Type')).toBe('image/png');
  expect(reply.headers.get('Cache-Control')).toMatch(/^private, .*immutable$/);
  expect(reply.headers.get('Vary')).toBe('Authorization, Cookie');
  const refused = await fetch(`${url}/api/show`);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
});
