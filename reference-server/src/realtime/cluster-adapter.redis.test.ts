import { randomUUID } from 'node:crypto';
import { once, type EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { createClient } from 'redis';
import { Server } from 'socket.io';
import { afterAll, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { layCuttableLine } from '../../test/resilience/cuttable-line.ts';
import { createClusterAdapter } from './cluster-adapter.ts';

const unhandled = vi.fn();
process.on('unhandledRejection', unhandled);
afterAll(() => void process.off('unhandledRejection', unhandled));

it('what Redis does not pass on to other instances is logged, and ends nothing', async () => {
  const line = await layCuttableLine(process.env['REDIS_URL'] ?? '');
  const client = createClient({ url: line.url });
  client.on('error', () => undefined);
  await client.connect();
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const cluster = { client, keyPrefix: `portal-test-${randomUUID()}` };
  const httpServer = createServer();
  const server = new Server(httpServer, { adapter: createClusterAdapter(cluster, log) });

  line.freeze();
  server.serverSideEmit('presenceChange');
  client.destroy();

  await eventually(() =>
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'other instances cannot be told'),
  );
  await server.close();
  await line.mend();
  await line.stop();
  expect(unhandled).not.toHaveBeenCalled();
});

it('an instance that stops before Redis has answered it ends quietly', async () => {
  const line = await layCuttableLine(process.env['REDIS_URL'] ?? '');
  const client = createClient({ url: line.url });
  client.on('error', () => undefined);
  await client.connect();
  const duplicate = vi.spyOn(client, 'duplicate');
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const cluster = { client, keyPrefix: `portal-test-${randomUUID()}` };
  const server = new Server(createServer(), { adapter: createClusterAdapter(cluster, log) });

  // Redis falls silent as soon as the connections for hearing others stand.
  const made = duplicate.mock.results.map(({ value }) => value as EventEmitter);
  expect(made).toHaveLength(2);
  await Promise.all(made.map((one) => once(one, 'ready')));
  line.freeze();
  await server.close();

  await eventually(() =>
    expect(warn).toHaveBeenCalledWith(
      { err: expect.any(Error) },
      'other instances cannot be heard',
    ),
  );
  client.destroy();
  await line.mend();
  await line.stop();
  expect(unhandled).not.toHaveBeenCalled();
});
