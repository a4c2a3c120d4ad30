import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Where the push service listens, and the certificate to trust there. */
export interface PushDoor {
  port: number;
  ca: string;
}

/** A free port with a certificate of its own, made for this process and trusted by nobody else. */
export function createPushDoor(service: Express) {
  let opening: ReturnType<typeof open> | undefined;
  return {
    /** Opens it where nobody has asked before; resolves when it listens. */
    whenOpen: async (): Promise<PushDoor> => (await (opening ??= open(service))).door,
    async close() {
      const opened = await opening?.catch(() => null);
      if (!opened) return;
      const closed = once(opened.server, 'close');
      opened.server.close();
      opened.server.closeAllConnections();
      await closed;
    },
  };
}

/** Writing one takes longer than opening the door, and one process may open many. */
let certificate: ReturnType<typeof makeCertificate> | undefined;

async function makeCertificate() {
  // A quarter of what a start of the sandbox computes.
  const { generate } = await import('selfsigned');
  const names = [{ name: 'commonName', value: 'push.sandbox' }];
  return generate(names, { keyType: 'ec', algorithm: 'sha256' });
}

async function open(service: Express) {
  certificate ??= makeCertificate();
  const { private: key, cert } = await certificate;
  const server = createServer({ key, cert }, service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, door: { port, ca: cert } };
}
