import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sandboxEndpoints } from './sandbox/endpoints.ts';
import { chooseFreePorts, readConfig } from './src/config/config.ts';
import { firstMessage } from './src/first-message.ts';
import { startPortal } from './src/main.ts';
import { claimDataFolder } from './src/running-portal.ts';
import { supervise } from './src/supervise.ts';

/** The one limit for all of it: service managers kill after 10 s. */
const stopMilliseconds = 10_000;
/** A machine that has much else to do compiles it for long. */
const sandboxStartMilliseconds = 120_000;
let isStopping = false;

/**
 * The portal as `npm start` runs it: with the provider sandbox beside it wherever a provider has no
 * credentials, and with demo data in an empty database; neither where strangers could reach it.
 */
const config = await chooseFreePorts(process.env).then(readConfig).catch(fail);
// Several instances may share a PostgreSQL, and the secrets in one folder; nothing else in it.
const claim =
  config.sandboxUrl === null && config.environment.DATABASE_URL
    ? null
    : await claimDataFolder(config.dataDir, config.publicOrigin).catch(fail);
const sandbox =
  config.sandboxUrl === null
    ? null
    : await supervise({
        launch: launchSandbox,
        onAway: ({ message }) => console.error(`The sandbox is away: ${message}.`),
        onBack: ({ milliseconds }) =>
          console.error(`The sandbox is back after ${(milliseconds / 1000).toFixed(1)} s.`),
      }).catch(fail);
const portal = await startPortal({
  config,
  sandbox: config.sandboxUrl === null ? null : sandboxEndpoints(config.sandboxUrl),
  onBroken(error) {
    console.error(error.message);
    void stop(1);
  },
}).catch(async (error: unknown) => {
  await sandbox?.stop();
  return fail(error);
});
for (const [id, password] of portal.demoPasswords) {
  console.log(`Demo account ${id}, password drawn and shown this once: ${password}`);
}
if (portal.firstAdminLink) console.log(`First admin: ${portal.firstAdminLink}`);
console.log(`Portal ready: ${config.publicOrigin}`);
if (config.otherOrigins.length > 0) {
  console.log(`Also opened at: ${config.otherOrigins.join(' ')}`);
  console.log(
    'By any other address it refuses calls: give the one that guests use in PUBLIC_ORIGIN.',
  );
}
if (config.sandboxUrl) console.log(`Codes, payments and faults: ${config.sandboxUrl}/__sandbox/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

/** The sandbox outlives the portal, whose last calls go there. Said twice, it accepts nobody any more. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return portal.stop();
  isStopping = true;
  setTimeout(() => {
    console.error(
      `Portal stopped, although something had not ended after ${stopMilliseconds / 1000} s.`,
    );
    process.exit(1);
  }, stopMilliseconds);
  const endedWell = await portal.stop().then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
  await sandbox?.stop();
  claim?.release();
  console.log('Portal stopped.');
  process.exit(endedWell ? exitCode : 1);
}

/** Ends by itself when this process does, however that happens. */
async function launchSandbox() {
  const settings = [
    `--port=${config.environment.SANDBOX_PORT}`,
    `--data-dir=${config.dataDir}`,
    `--portal=${config.localUrl}`,
  ];
  const child = fork(fileURLToPath(new URL('sandbox/main.ts', import.meta.url)), settings, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await firstMessage(child, sandboxStartMilliseconds).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The sandbox did not start: ${reason}. What it said stands above.`);
  });
  return { process: child };
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
