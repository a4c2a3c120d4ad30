import { startSandbox } from './sandbox.ts';

const { env } = process;

if (env['NODE_ENV'] === 'production') {
  throw new Error(
    'The sandbox does not run with NODE_ENV=production: it plays payments that move no money. ' +
      'Set the credentials of the real providers instead.',
  );
}

const portalHost = env['HOST'] && env['HOST'] !== '0.0.0.0' ? env['HOST'] : '127.0.0.1';
const portalUrl = `http://${portalHost}:${env['PORT'] ?? '3000'}`;

const sandbox = await startSandbox({
  port: Number(env['SANDBOX_PORT'] ?? 3900),
  dataDir: env['DATA_DIR'] ?? '.portal',
  webhookUrl: `${portalUrl}/api/webhook/yookassa`,
  iikoWebhookUrl: `${portalUrl}/api/webhook/iiko`,
  onError: (error) => console.error(error),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`Sandbox ready: ${sandbox.url}/__sandbox/`);
process.send?.('ready');

function stop(): void {
  void sandbox.stop().then(() => process.exit(0));
}
// Ctrl-C in a terminal reaches the process that started it too, and whom that one still serves.
const isOnItsOwn = process.send === undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isOnItsOwn) stop();
  });
}
// That process wants no more of it, or is gone, however it ended.
process.once('disconnect', stop);
