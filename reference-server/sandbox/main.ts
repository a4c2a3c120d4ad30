import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.ts';

if (process.env['NODE_ENV'] === 'production') {
  throw new Error(
    'The sandbox does not run with NODE_ENV=production: it plays payments that move no money. ' +
      'Set the credentials of the real providers instead.',
  );
}

/** Who starts it has read the environment, and says what comes of it: a second reader would disagree. */
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'data-dir': { type: 'string', default: '.portal' },
    // Where the portal takes what providers notify it of.
    portal: { type: 'string', default: 'http://127.0.0.1:3000' },
  },
});

const sandbox = await startSandbox({
  port: Number(options.port),
  dataDir: options['data-dir'],
  portalUrl: options.portal,
  onError: (error) => console.error(error),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`Sandbox ready: ${sandbox.url}/__sandbox/`);
process.send?.('ready');

function stop(): void {
  sandbox.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
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
