import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { clientAddress } from '../kernel/network/client-network.ts';

/** What noting refused connections takes. */
export interface RefusalTraceOptions {
  readonly log: Logger;
  /** Names a caller's network without telling it. Default: it is not named. */
  readonly hashNetwork?: (address: string) => string;
  readonly trustProxyHops: number;
  /** Told of each, as for a metric. */
  readonly onRefused?: (reason: string) => void;
}

const windowMilliseconds = 60_000;
/** Of one reason in a minute; the others are counted, so that a flood does not fill the disk. */
const linesPerWindow = 5;

interface Window {
  lines: number;
  unlogged: number;
  readonly end: NodeJS.Timeout;
}

/** Samples the log: the first few of each reason in a minute have a line each, the others one count. */
export function createRefusalTrace(options: RefusalTraceOptions) {
  const { log, hashNetwork, trustProxyHops, onRefused } = options;
  const windows = new Map<string, Window>();

  function close(reason: string, { unlogged, end }: Window): void {
    clearTimeout(end);
    windows.delete(reason);
    if (unlogged > 0) log.info({ reason, unlogged }, 'further live connections refused');
  }

  function windowOf(reason: string): Window {
    const open = windows.get(reason);
    if (open) return open;
    const end = setTimeout(() => close(reason, window), windowMilliseconds);
    end.unref();
    const window: Window = { lines: 0, unlogged: 0, end };
    windows.set(reason, window);
    return window;
  }

  return {
    note(reason: string, request: Pick<IncomingMessage, 'headers' | 'socket'>) {
      onRefused?.(reason);
      const window = windowOf(reason);
      if (window.lines >= linesPerWindow) {
        window.unlogged += 1;
        return;
      }
      window.lines += 1;
      const network = hashNetwork?.(clientAddress(request, trustProxyHops));
      log.info({ reason, ...(network !== undefined && { network }) }, 'live connection refused');
    },
    /** Logs what was counted and not yet logged, and ends. */
    stop() {
      for (const [reason, window] of windows) close(reason, window);
    },
  };
}
