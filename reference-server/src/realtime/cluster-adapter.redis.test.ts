import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { createClient } from 'redis';
import { Server } from 'socket.io';
import { afterEach, expect, it, vi } from 'vitest';
import { layCuttableLine } from '../../test/cuttable-line.ts';
import { createClusterAdapter } from './cluster-adapter.ts';

const unhandled = vi.fn();
process.on('unhandledRejection', unhandled);
afterEach(() => void process.off('unhandledRejection', unhandled));

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

  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'other instances cannot be told'),
  );
  await server.close();
  await line.mend();
  await line.stop();
  expect(unhandled).not.toHaveBeenCalled();
});
