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
  onError: (error) => console.error(error),
});
console.log(`Sandbox ready: ${sandbox.url}/__sandbox/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop());
}
