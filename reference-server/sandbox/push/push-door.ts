import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { generate } from 'selfsigned';

/** Where the push service listens, and the certificate to trust there. */
export interface PushDoor {
  port: number;
  ca: string;
}

/** A push service that listens by https, as nothing else is spoken to one. */
export interface OpenPushDoor {
  /** Resolves when it listens. */
  whenOpen(): Promise<PushDoor>;
  close(): Promise<void>;
}

/** Opens a free port with a certificate of its own, made for this process and trusted by nobody else. */
export function openPushDoor(service: Express): OpenPushDoor {
  const opening = open(service);
  // Whoever asks for the door hears why there is none.
  opening.catch(() => undefined);
  return {
    whenOpen: async () => (await opening).door,
    async close() {
      const opened = await opening.catch(() => null);
      if (!opened) return;
      const closed = once(opened.server, 'close');
      opened.server.close();
      opened.server.closeAllConnections();
      await closed;
    },
  };
}

/** Writing one takes longer than opening the door, and one process may open many. */
let certificate: ReturnType<typeof generate> | undefined;

async function open(service: Express) {
  certificate ??= generate([{ name: 'commonName', value: 'push.sandbox' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const { private: key, cert } = await certificate;
  const server = createServer({ key, cert }, service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, door: { port, ca: cert } };
}
