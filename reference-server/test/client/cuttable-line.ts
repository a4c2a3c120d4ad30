import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut. */
export interface CuttableLine {
  readonly url: string;
  /** Cuts everything that goes through, and lets nothing through until it is mended. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Lays a line to the server at this address. */
export async function layLine(serverUrl: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  let isCut = false;

  function hold(end: Socket): void {
    ends.add(end);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
  }

  const line = createServer((near) => {
    hold(near);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    hold(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');

  function cutAll(): void {
    for (const end of ends) end.destroy();
  }

  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      cutAll();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      cutAll();
      line.close();
      await once(line, 'close');
    },
  };
}
