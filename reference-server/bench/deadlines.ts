import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { io } from 'socket.io-client';
import { restaurantIds } from '../sandbox/iiko/restaurant-ids.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { readConfig } from '../src/config/config.ts';
import { startPortal } from '../src/main.ts';
import { call, registerGuest } from './hotel-visitors.ts';

// How long people wait at most while a provider is slow or hangs, and until a closed account is out.
// Tests show that these ends come; when they come is measured here, on a quiet machine, as a busy one
// says nothing of it. Ends with 1 where one of them came too late:
//
//   node --conditions=@portal/source bench/deadlines.ts

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
const sandbox = await startSandbox({ port: 0, dataDir });
const config = await readConfig({
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  DEMO_STAFF_PASSWORD: 'only-for-benchmarks',
});
const portal = await startPortal({ config, sandbox: sandbox.endpoints });
const { url } = portal;
const place = { url, sandboxUrl: sandbox.url };
const fault = (provider: string, name: string, times: number) =>
  call(`${sandbox.url}/__sandbox/faults`, { provider, fault: name, times });
let tooLate = 0;

async function measure(what: string, maxSeconds: number, work: () => Promise<unknown>) {
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  if (seconds > maxSeconds) tooLate += 1;
  process.stdout.write(`${seconds.toFixed(2).padStart(6)} s of ${maxSeconds} s  ${what}\n`);
}

/** Posts, whatever the answer is. */
const post = (at: string, body: object) =>
  fetch(url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.text());

await fault('yookassa', 'timeout', -1);
await measure('a notification of a payment, while the provider hangs', 0.6, () =>
  post('/api/webhook/yookassa', {
    type: 'notification',
    event: 'payment.succeeded',
    object: { id: 'nobodys' },
  }),
);
await fault('yookassa', 'timeout', 0);

await fault('iiko', 'timeout', -1);
await measure('a list of the restaurant that nobody has read yet, while iiko hangs', 6, () =>
  post('/api/iiko/external/nomenclature', { organizationId: restaurantIds.organizationId }),
);
await fault('iiko', 'timeout', 0);

const token = await registerGuest(place);
const socket = io(url, { transports: ['websocket'], auth: { token } });
await new Promise<void>((resolve) => socket.once('connect', resolve));
const isClosed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
await measure('the live connection of a guest who signs out everywhere', 5, async () => {
  await call(`${url}/api/auth/logout-everywhere`, {}, token);
  await isClosed;
});

socket.disconnect();
await portal.stop();
await sandbox.stop();
await rm(dataDir, { recursive: true, force: true });
if (tooLate > 0) process.exitCode = 1;
