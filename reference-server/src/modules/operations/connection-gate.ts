import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { ConnectionBounds } from './machine.ts';

/** What letting connections in takes. */
export interface ConnectionGateOptions {
  readonly server: Server;
  readonly bounds: ConnectionBounds;
  /** Whether the machine has room for who stays. */
  readonly hasRoom: () => boolean;
  readonly log: Logger;
  readonly now?: () => number;
}

const warnAgainMilliseconds = 60_000;
/**
 * Longer than a proxy keeps an idle connection (Caddy: 120 s): who ends it first must not be the one that is
 * called, or a call meets its end.
 */
const keepAliveMilliseconds = 125_000;

/** Bounds connections of all networks together by what the machine gives, and says so before and at the end. */
export function createConnectionGate(options: ConnectionGateOptions) {
  const { server, bounds, hasRoom, log, now = () => performance.now() } = options;
  const warnedAt = new Map<string, number>();

  /** A crowd at the gate is one line a minute. */
  function warn(text: string): void {
    if (now() - (warnedAt.get(text) ?? -Infinity) < warnAgainMilliseconds) return;
    warnedAt.set(text, now());
    log.warn(bounds, text);
  }

  server.maxConnections = bounds.all;
  server.keepAliveTimeout = keepAliveMilliseconds;
  server.on('drop', () => {
    warn('connections are full: further ones are ended. Raise the limit of open files');
    // Whoever calls next comes before those who may come back.
    server.closeIdleConnections();
  });

  return {
    /** Whether one more may be connected live, beside so many. */
    mayStay(open: number): boolean {
      if (open >= bounds.live || !hasRoom()) {
        warn('live connections are full: further pages are refused, and their calls answered');
        return false;
      }
      if (open >= bounds.live * 0.8) warn('live connections are four fifths full');
      return true;
    },
  };
}
