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
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The process that started it is gone, however it ended.
process.once('disconnect', stop);
