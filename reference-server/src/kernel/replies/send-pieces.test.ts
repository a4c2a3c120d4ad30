import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@portal/domain/contract';
import { csvMediaType, csvSchema } from '@portal/domain/server';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { startKernel } from '../../../test/kernel-server.ts';
import { savedAs } from '../exports/csv.ts';
import { implement } from '../route.ts';
import { sendPieces } from './send-pieces.ts';

const table = defineEndpoint({
  method: 'GET',
  path: '/api/table.csv',
  summary: 'A long table',
  access: 'anyone',
  mediaType: csvMediaType,
  replies: { 200: csvSchema },
});

async function serve(pieces: () => AsyncGenerator<string>) {
  const route = implement(table, async ({ setHeader }) => {
    setHeader(...savedAs('table.csv'));
    return { status: 200, body: pieces() };
  });
  return startKernel({ routes: [route] });
}

describe('a reply in pieces', () => {
  it('arrives whole, under its media type and name', async () => {
    const { url } = await serve(async function* () {
      yield '\uFEFFодин';
      yield ';два';
    });
    const response = await fetch(`${url}/api/table.csv`);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="table.csv"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe('\uFEFFодин;два');
  });

  it('is refused when it breaks before it has begun', async () => {
    const { call } = await serve(async function* () {
      await Promise.reject(new Error('no database'));
      yield '';
    });
    const { status, headers, body } = await call('/api/table.csv');
    expect([status, body['code'], headers.get('Content-Disposition')]).toEqual([
      500,
      'INTERNAL',
      null,
    ]);
  });

  it('is cut off when it breaks later, so that nobody takes it for whole', async () => {
    const { url } = await serve(async function* () {
      yield 'one';
      await Promise.reject(new Error('no database'));
    });
    const reply = fetch(`${url}/api/table.csv`).then((response) => response.text());
    await expect(reply).rejects.toThrow();
  });

  it('is not read on for a caller who has left', async () => {
    let isEnded = false;
    const { url } = await serve(async function* () {
      try {
        for (;;) yield 'x'.repeat(100_000);
      } finally {
        isEnded = true;
      }
    });
    const leaving = new AbortController();
    await fetch(`${url}/api/table.csv`, { signal: leaving.signal });
    leaving.abort();
    await eventually(() => expect(isEnded).toBe(true));
  });

  it('is no failure where the caller has left before its first piece', async ({
    onTestFinished,
  }) => {
    const [begun, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sent = Promise.withResolvers<void>();
    let isEnded = false;
    async function* pieces() {
      try {
        begun.resolve();
        await left.promise;
        yield 'one';
      } finally {
        isEnded = true;
      }
    }
    const app = express().get('/', (_request, response) => {
      response.once('close', left.resolve);
      sent.resolve(sendPieces(response, csvMediaType, pieces()));
    });
    const server = app.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const leaving = new AbortController();
    const { port } = server.address() as AddressInfo;
    const reply = fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal });
    await begun.promise;
    leaving.abort();
    await expect(reply).rejects.toThrow();
    await expect(sent.promise).resolves.toBeUndefined();
    expect(isEnded).toBe(true);
  });
});
