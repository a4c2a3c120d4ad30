import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { restaurantStopListChange, type RestaurantState } from '@portal/domain/restaurant';
import { io, type Socket } from 'socket.io-client';
import { dishId } from '../sandbox/iiko/menu/menu-ids.ts';
import { listedDishes } from '../sandbox/iiko/menu/menu-index.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { readConfig } from '../src/config/config.ts';
import { startPortal } from '../src/main.ts';
import { freePort } from '../test/resilience/free-port.ts';
import { quantile } from './hotel-visitors.ts';

/*
 * How long after the restaurant's till has stopped a dish every open page knows:
 *
 *   node --conditions=@portal/source bench/stop-list-events.ts [pages] [changes]
 */
const [pages = 40, changes = 30] = process.argv.slice(2).map(Number);

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
// The restaurant's till must know the portal's address before there is a portal.
const port = await freePort();
const portalUrl = `http://127.0.0.1:${port}`;
const sandbox = await startSandbox({ port: 0, dataDir, portalUrl });
const config = await readConfig({
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
});
const portal = await startPortal({ config, sandbox: sandbox.endpoints });

const receivedBy = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => socket.once(event, () => resolve()));

const sockets: Socket[] = [];
for (let page = 0; page < pages; page += 1) {
  const socket = io(portal.url, { transports: ['websocket'], forceNew: true });
  await receivedBy(socket, 'connect');
  sockets.push(socket);
}

async function isOpen(): Promise<boolean> {
  const response = await fetch(`${portal.url}/api/iiko/stop-list`);
  return ((await response.json()) as RestaurantState).canOrder;
}
while (!(await isOpen())) await wait(200);

async function stop(productIds: readonly string[]): Promise<void> {
  const response = await fetch(`${sandbox.url}/__sandbox/iiko/stop-list`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productIds }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}`);
}

const [listed] = listedDishes;
const milliseconds: number[] = [];
for (let change = 0; change < changes; change += 1) {
  const received = sockets.map((socket) => receivedBy(socket, restaurantStopListChange.name));
  const begun = performance.now();
  await stop(change % 2 === 0 && listed ? [dishId(listed.dish.key)] : []);
  await Promise.all(received);
  milliseconds.push(performance.now() - begun);
}
process.stdout.write(
  `${changes} changes on ${pages} pages: median ${quantile(milliseconds, 0.5).toFixed(0)} ms, ` +
    `p95 ${quantile(milliseconds, 0.95).toFixed(0)} ms, longest ${Math.max(...milliseconds).toFixed(0)} ms\n`,
);

for (const socket of sockets) socket.disconnect();
await portal.stop();
await sandbox.stop();
await rm(dataDir, { recursive: true, force: true });
