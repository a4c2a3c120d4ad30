import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { isLoopbackName } from '../config/boot-refusals.ts';
import { ProblemError } from '../kernel/replies/problem-error.ts';

/** What watching for proxies takes. */
export interface ProxyWatchOptions {
  /** Whether the portal is for this machine alone: no public fact holds, and no public demo is meant. */
  readonly isForThisMachine: boolean;
  /** Proxies in front that set `X-Forwarded-For`. */
  readonly trustProxyHops: number;
  readonly log: Logger;
}

/** Looks for what only requests betray: that strangers reach the portal through a proxy it was not told of. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>;

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** Whoever watches the portal from this machine asks for these past the proxy. */
const directPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const warnings = {
  foreign:
    'A request came through a proxy or under a foreign name to a portal that is for this machine alone, and was refused: strangers would use its published demo accounts. Set DEMO=i-understand for a demo that they may see; for a hotel set PUBLIC_ORIGIN and TRUST_PROXY_HOPS.',
  tooFewHops:
    'Requests have passed a proxy although TRUST_PROXY_HOPS is 0: all clients behind it count as one address. Set the number of proxies in front.',
  tooManyHops:
    'Requests have passed fewer proxies than TRUST_PROXY_HOPS says: whoever reaches the portal past them chooses the address to be counted by. Close that way, or set the number of proxies in front.',
} as const;

/** Says each thing once: it stands until somebody starts the portal otherwise. */
export function createProxyWatch(options: ProxyWatchOptions) {
  const { isForThisMachine, trustProxyHops, log } = options;
  const warned = new Set<keyof typeof warnings>();

  function warn(what: keyof typeof warnings): void {
    if (warned.has(what)) return;
    warned.add(what);
    log.warn(warnings[what]);
  }

  function isForeign({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    if (!isForThisMachine || !(isProxied(headers) || isUnderForeignName(headers))) return false;
    warn('foreign');
    return true;
  }

  function compareWithHops({ headers, path }: Pick<Request, 'headers' | 'path'>): void {
    if (trustProxyHops === 0) {
      if (isProxied(headers)) warn('tooFewHops');
    } else if (forwardedCount(headers) < trustProxyHops && !directPaths.has(path)) {
      warn('tooManyHops');
    }
  }

  return {
    /** Whether it came through a proxy, or under a foreign name, to a portal for this machine alone. */
    isForeign,
    /** Express middleware; refuses what is foreign, and warns where headers contradict the hops. */
    check(request: Request, _response: Response, next: NextFunction) {
      if (isForeign(request)) throw new ProblemError('NOT_PUBLIC');
      compareWithHops(request);
      next();
    },
  };
}

function isProxied(headers: IncomingMessage['headers']): boolean {
  return proxyHeaders.some((name) => headers[name] !== undefined);
}

/** As with DNS rebinding, or where a proxy passes the name on that guests use. */
function isUnderForeignName({ host }: IncomingMessage['headers']): boolean {
  if (host === undefined) return false;
  return !isLoopbackName(host.replace(/:\d+$/, ''));
}

function forwardedCount(headers: IncomingMessage['headers']): number {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').filter((each) => each.trim() !== '').length;
}
