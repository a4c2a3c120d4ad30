import { backOff, type BackOff } from './back-off.ts';
import type { IdentityConnection, IdentityConnectionOptions } from './identity-connection.ts';

const fetchPause: BackOff = { first: 1_000, max: 30_000 };

/**
 * Connects as soon as Socket.IO is here. It is fetched apart from everything else, as a page is
 * usable before it is live; where that fails, it is tried again.
 */
export function connectLate(options: IdentityConnectionOptions): IdentityConnection {
  let connection: IdentityConnection | null = null;
  let isClosed = false;
  let fetchingAgain: ReturnType<typeof setTimeout> | undefined;

  async function open(failures: number): Promise<void> {
    try {
      const { connectAs } = await import('./identity-connection.ts');
      if (!isClosed) connection = connectAs(options);
    } catch {
      if (isClosed) return;
      options.onWaiting('unreachable');
      fetchingAgain = setTimeout(() => void open(failures + 1), backOff(fetchPause, failures));
    }
  }

  void open(0);
  return {
    hints: options.hints,
    showPage: (path) => connection?.showPage(path),
    send: (name, payload) => connection?.send(name, payload),
    check: () => connection?.check(),
    close() {
      isClosed = true;
      clearTimeout(fetchingAgain);
      connection?.close();
    },
  };
}
