import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { createAnswering } from './answer.ts';
import { createControlRoutes } from './control/control-routes.ts';
import { sandboxEndpoints, type SandboxEndpoints } from './endpoints.ts';
import { knownHostOnly } from './control/known-callers.ts';
import { createFaultRegistry } from './faults/fault-registry.ts';
import { createIikoProvider } from './iiko/iiko-provider.ts';
import type { CreateProvider, SandboxContext, SandboxProvider } from './provider.ts';
import { createPushProvider } from './push/push-provider.ts';
import { createSmsProvider } from './sms/sms-provider.ts';
import { createSandboxClock } from './state/sandbox-clock.ts';
import { openSandboxState } from './state/sandbox-state.ts';
import { createTelegramProvider } from './telegram/telegram-provider.ts';
import { createYookassaProvider } from './yookassa/yookassa-provider.ts';

/** Every provider the sandbox plays. */
const providers: readonly CreateProvider[] = [
  createSmsProvider,
  createYookassaProvider,
  createIikoProvider,
  createPushProvider,
  createTelegramProvider,
];

export interface SandboxOptions {
  /** 0 takes a free one. */
  port: number;
  /** Where the state is stored: `sandbox/journal.jsonl` in this folder. One sandbox per folder. */
  dataDir: string;
  /** @default '127.0.0.1' */
  host?: string;
  /** The address browsers reach it at. @default the address it listens on */
  publicUrl?: string;
  /** The portal that providers notify. @default none, what is to be said waits until there is one */
  portalUrl?: string;
  /** Called with errors inside; the requests themselves are nobody's business. */
  onError?: (error: unknown) => void;
}

export interface Sandbox {
  /** The address it listens on; `/__sandbox/` is the page for people. */
  url: string;
  /** What adapters need to speak with it. */
  endpoints: SandboxEndpoints;
  setPortalUrl(url: string): void;
  /** Stops listening and keeps the state. */
  stop(): Promise<void>;
}

/** Starts the loopback server that plays every provider by its own HTTP protocol. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const state = await openSandboxState(path.join(options.dataDir, 'sandbox', 'journal.jsonl'));
  let url = '';
  let portalUrl = options.portalUrl ?? null;
  const context: SandboxContext = {
    state,
    clock: createSandboxClock(state),
    faults: createFaultRegistry(state),
    answering: createAnswering(state),
    publicUrl: () => options.publicUrl ?? url,
    portalUrl: () => portalUrl,
    report: (error) => options.onError?.(error),
  };

  const server = createServer();
  try {
    server.listen(options.port, options.host ?? '127.0.0.1');
    await once(server, 'listening');
  } catch (cause) {
    await state.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = 'Stop what uses the port, or give the sandbox another one (SANDBOX_PORT).';
    throw new Error(`The sandbox cannot listen: ${reason}. ${advice}`, { cause });
  }
  const { address, port } = server.address() as AddressInfo;
  url = `http://${address}:${port}`;
  const playing = providers.map((create) => create(context));
  server.on('request', createApp(context, playing, options));

  return {
    url,
    endpoints: sandboxEndpoints(url, context.publicUrl()),
    setPortalUrl(changed) {
      portalUrl = changed;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await Promise.all(playing.map(async (provider) => provider.stop?.()));
      await state.close();
    },
  };
}

function createApp(
  context: SandboxContext,
  playing: SandboxProvider[],
  { onError, publicUrl }: Pick<SandboxOptions, 'onError' | 'publicUrl'>,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(knownHostOnly(publicUrl));
  app.use('/__sandbox', createControlRoutes(context, playing));
  for (const { routes } of playing) app.use(routes);
  app.use((_request, response) => {
    response.status(404).json({ success: false, error: 'The sandbox plays nothing here' });
  });

  const answerError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const isBadBody = error instanceof Error && 'expose' in error && error.expose === true;
    if (!isBadBody) onError?.(error);
    const status = isBadBody ? 400 : 500;
    response.status(status).json({
      success: false,
      error: isBadBody ? 'The body cannot be read' : 'The sandbox failed',
    });
  };
  app.use(answerError);
  return app;
}
