import compression from 'compression';
import express, { type Express } from 'express';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import { ProblemError } from '../kernel/replies/problem-error.ts';
import { trackRequests, type AnsweredRequest } from '../kernel/request-state.ts';
import { sendProblem } from '../kernel/replies/send.ts';
import type { Tarpit } from '../kernel/limits/tarpit.ts';
import { allowAppOrigins, allowPictures } from './app-origins.ts';
import type { ProxyWatch } from './proxy-watch.ts';
import { securityHeaders, type ContentSources } from './security-headers.ts';

/** Largest body of a request (SECURITY.md "Input and output"). */
const bodyLimit = '64kb';

/** What the Express app needs from outside. */
export interface ExpressAppOptions {
  readonly log: Logger;
  /** Proxies in front that set `X-Forwarded-For`. */
  readonly trustProxyHops: number;
  readonly https: boolean;
  /** Origins of apps elsewhere that may call the portal. Default: none. */
  readonly appOrigins?: ReadonlySet<string>;
  readonly sources: ContentSources;
  /** Names a caller's network without telling it. */
  readonly hashNetwork: (address: string) => string;
  /** Refuses what was not meant to reach the portal. Default: nothing is. */
  readonly proxyWatch?: Pick<ProxyWatch, 'check'>;
  /** Slows down who is refused again and again. */
  readonly tarpit?: Pick<Tarpit, 'slowDown'>;
  /** Told of every request once it is answered. */
  readonly onAnswered?: (answered: AnsweredRequest) => void;
  /** Mounts the contract's routes. */
  readonly mountApi: (app: Express) => void;
  /** Mounts everything that is not a call: the app and its pictures. */
  readonly mountPages?: (app: Express) => void;
}

/** The HTTP side of the portal, from security headers to the last 404. */
export function createExpressApp(options: ExpressAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', options.trustProxyHops);
  app.set('query parser', 'simple');

  const { log, hashNetwork, appOrigins = new Set(), onAnswered = () => undefined } = options;
  const hasApps = appOrigins.size > 0;
  if (hasApps) app.use(['/api', '/media'], allowAppOrigins(appOrigins));
  app.use(trackRequests({ log, hashNetwork, onAnswered }));
  if (options.tarpit) app.use(options.tarpit.slowDown);
  app.use(securityHeaders(options.sources, options.https));
  if (hasApps) app.use('/media', allowPictures);
  if (options.proxyWatch) app.use(options.proxyWatch.check);
  // What is small, or compressed already, goes out as it is. Four would save a long menu nothing over gzip.
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
  app.use(express.json({ limit: bodyLimit, strict: false }));
  options.mountApi(app);
  options.mountPages?.(app);
  app.use(() => {
    throw new ProblemError('NOT_FOUND');
  });
  app.use(
    (
      error: unknown,
      request: express.Request,
      response: express.Response,
      _next: express.NextFunction,
    ) => {
      sendProblem(error, request, response);
    },
  );
  return app;
}
