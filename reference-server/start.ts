import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sandboxEndpoints } from './sandbox/endpoints.ts';
import { readConfig } from './src/config/config.ts';
import { startPortal } from './src/main.ts';

/**
 * The portal as `npm start` runs it: with the provider sandbox beside it wherever a provider has no
 * credentials, and with demo data in an empty database.
 */
const config = await readConfig(process.env).catch(fail);
const sandbox = config.sandboxUrl === null ? null : await startSandboxProcess().catch(fail);
const portal = await startPortal({
  config,
  standIns: config.sandboxUrl === null ? null : sandboxEndpoints(config.sandboxUrl),
  demo: !config.production,
}).catch(async (error: unknown) => {
  sandbox?.kill('SIGTERM');
  return fail(error);
});
console.log(`Portal ready: ${config.publicOrigin}`);
if (config.sandboxUrl) console.log(`Codes, payments and faults: ${config.sandboxUrl}/__sandbox/`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void stop();
  });
}

async function stop(): Promise<void> {
  await portal.stop();
  if (sandbox && sandbox.exitCode === null) {
    const exited = once(sandbox, 'exit');
    sandbox.kill('SIGTERM');
    await exited;
  }
  process.exit(0);
}

/** Ends by itself when this process does, however that happens. */
async function startSandboxProcess(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('sandbox/main.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => ['ended']),
  ])) as [unknown];
  if (message !== 'ready') throw new Error('The sandbox did not start; its reason stands above.');
  return child;
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
