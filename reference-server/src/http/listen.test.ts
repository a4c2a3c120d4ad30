import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from './listen.ts';

it.each([
  // A network for documentation: nobody has it. @source RFC 5737
  ['203.0.113.7', 'HOST is no address of this machine. Give 127.0.0.1'],
  ['no-such-host.invalid', 'HOST'],
])('says why %s cannot be listened on, and what to do', async (host, reason) => {
  await expect(listen(createServer(), host, 0)).rejects.toThrow(reason);
});

it('says that another program has the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(createServer(), '127.0.0.1', port)).rejects.toThrow(
    `The portal cannot listen on 127.0.0.1:${port}, because another program does. Stop it`,
  );
});

it('says that a low port is not for everybody', async () => {
  const server = createServer();
  // The administrator, who may run this, is refused none.
  vi.spyOn(server, 'listen').mockImplementation(() => {
    const refusal = new Error('listen EACCES: permission denied 127.0.0.1:80');
    queueMicrotask(() => server.emit('error', Object.assign(refusal, { code: 'EACCES' })));
    return server;
  });
  await expect(listen(server, '127.0.0.1', 80)).rejects.toThrow(/below 1024.+PORT/);
});
