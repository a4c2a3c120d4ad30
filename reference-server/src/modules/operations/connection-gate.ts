import type { Logger } from 'pino';
import type { ConnectionBounds } from './machine.ts';

/** What letting connections in takes. */
export interface ConnectionGateOptions {
  readonly bounds: ConnectionBounds;
  /** Whether the machine has room for who stays. */
  readonly hasRoom: () => boolean;
  readonly log: Logger;
  readonly now?: () => number;
}

const warnAgainMilliseconds = 60_000;

/** Bounds connections of all networks together by what the machine gives, and says so before and at the end. */
export function createConnectionGate(options: ConnectionGateOptions) {
  const { bounds, hasRoom, log, now = () => performance.now() } = options;
  const warnedAt = new Map<string, number>();

  /** A crowd at the gate is one line a minute. */
  function warn(text: string): void {
    if (now() - (warnedAt.get(text) ?? -Infinity) < warnAgainMilliseconds) return;
    warnedAt.set(text, now());
    log.warn(bounds, text);
  }

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
    /** One was ended before it was read, as all are taken. */
    noteDropped(): void {
      warn('connections are full: further ones are ended. Raise the limit of open files');
    },
  };
}
