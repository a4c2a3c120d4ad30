import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { bytesSchema, defineEndpoint, problem } from '@portal/domain/contract';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { InvalidError, UnreachableError } from './call-errors.ts';
import { createCaller } from './caller.ts';

const upload = defineEndpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Takes a picture',
  access: 'anyone',
  upload: {
    mediaTypes: ['image/jpeg', 'image/png'],
    maxBytes: 100,
    tooLarge: 'PICTURE_TOO_LARGE',
    otherType: 'NOT_A_PICTURE',
  },
  body: bytesSchema,
  replies: { 201: z.object({ bytes: z.number() }), 415: problem('NOT_A_PICTURE') },
});
const picture = defineEndpoint({
  method: 'GET',
  path: '/api/picture',
  summary: 'Shows a picture',
  access: 'anyone',
  mediaType: 'image/webp',
  replies: { 200: bytesSchema },
});
const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);

let server: Server;
let url: string;
let arrived: { type: string | undefined; body: Uint8Array; authorization: string | undefined }[];
let answer: { status: number; type: string; body: string | Uint8Array };

beforeEach(async () => {
  arrived = [];
  answer = { status: 201, type: 'application/json', body: '{"bytes":256}' };
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-type': type, authorization } = request.headers;
    arrived.push({ type, authorization, body: new Uint8Array(await buffer(request)) });
    response.writeHead(answer.status, { 'Content-Type': answer.type });
    response.end(answer.body);
  }
  server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const caller = () =>
  createCaller({ baseUrl: url, locale: () => 'ru', token: { read: () => 'secret' } });

describe('a file', () => {
  it('is sent byte for byte, as what it is', async () => {
    const reply = await caller()(upload, { body: bytes }, { mediaType: 'image/png' });
    expect(reply).toEqual({ status: 201, body: { bytes: 256 }, requestId: null });
    expect(arrived).toEqual([{ type: 'image/png', authorization: 'Bearer secret', body: bytes }]);
  });

  it('is received byte for byte', async () => {
    answer = { status: 200, type: 'image/webp', body: bytes };
    expect(await caller()(picture, {})).toEqual({ status: 200, body: bytes, requestId: null });
  });

  it('is waited for as long as the caller says', { timeout: 10_000 }, async () => {
    server.removeAllListeners('request');
    const sending = caller()(upload, { body: bytes }, { timeoutMilliseconds: 50 });
    await expect(sending).rejects.toThrow('got no answer in time');
  });

  it('is not what a page in between says instead of it', async () => {
    answer = { status: 200, type: 'text/html', body: '<h1>Wi-Fi</h1>' };
    await expect(caller()(picture, {})).rejects.toThrow(UnreachableError);
  });
});

describe('a file that is sent from a browser', () => {
  beforeEach(() => {
    const { window } = new JSDOM('', { url });
    vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
  });

  it('is told of while it is on its way', async () => {
    const progress: number[] = [];
    const onProgress = (sent: number) => void progress.push(sent);
    const reply = await caller()(upload, { body: bytes }, { mediaType: 'image/png', onProgress });
    expect(reply).toEqual({ status: 201, body: { bytes: 256 }, requestId: null });
    expect(arrived).toEqual([{ type: 'image/png', authorization: 'Bearer secret', body: bytes }]);
    expect(progress.at(-1)).toBe(1);
  });

  it('is refused in the portal’s own words', async () => {
    const error = { success: false, error: 'Пришлите картинку', code: 'NOT_A_PICTURE' };
    answer = { status: 415, type: 'application/json', body: JSON.stringify(error) };
    const options = { onProgress: () => undefined };
    const reply = await caller()(upload, { body: bytes }, options);
    expect(reply).toMatchObject({ status: 415, body: { error: 'Пришлите картинку' } });
    answer = { ...answer, status: 422, body: JSON.stringify({ ...error, code: 'INVALID' }) };
    await expect(caller()(upload, { body: bytes }, options)).rejects.toThrow(InvalidError);
  });

  it('is lost when the line is, and given up when it is told to', async () => {
    const options = { onProgress: () => undefined };
    const leaving = new AbortController();
    leaving.abort(new Error('left'));
    const { signal } = leaving;
    await expect(caller()(upload, { body: bytes }, { ...options, signal })).rejects.toThrow('left');
    server.close();
    server.closeAllConnections();
    await expect(caller()(upload, { body: bytes }, options)).rejects.toThrow(UnreachableError);
    expect(arrived).toEqual([]);
  });
});
