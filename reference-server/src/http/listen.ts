import { once } from 'node:events';
import type { Server } from 'node:net';

const otherAddress =
  'Give 127.0.0.1 for this machine alone, or 0.0.0.0 for every address that it has.';

/** Why, and what to do, by the code of the operating system's error. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program does. Stop it, or give another PORT.',
  EACCES:
    "this user may not: ports below 1024 are the system's. Give another PORT, such as 3000, and put a proxy before it.",
  EADDRNOTAVAIL: `HOST is no address of this machine. ${otherAddress}`,
  ENOTFOUND: `nobody knows the name in HOST. ${otherAddress}`,
  EAI_AGAIN: `the name in HOST could not be looked up. ${otherAddress}`,
};

/**
 * Takes the portal's port.
 *
 * @throws Error saying why it cannot be had, and what to do.
 */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening.catch((cause: unknown) => {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    const reason = reasons[code] ?? `${message}.`;
    throw new Error(`The portal cannot listen on ${host}:${port}, because ${reason}`, { cause });
  });
}
