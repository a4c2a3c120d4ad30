import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createConnectionGate } from './connection-gate.ts';

it('warns at four fifths, refuses at the end, and says each once a minute', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push((JSON.parse(line) as { msg: string }).msg) });
  const at = { now: 0, hasRoom: true };
  const bounds = { all: 120, live: 100 };
  const server = createServer();
  const gate = createConnectionGate({
    ...{ server, bounds, log },
    hasRoom: () => at.hasRoom,
    now: () => at.now,
  });
  const takeLines = () => lines.splice(0);
  expect([gate.mayStay(79), takeLines()]).toEqual([true, []]);
  expect([gate.mayStay(80), gate.mayStay(99)]).toEqual([true, true]);
  expect(takeLines()).toEqual(['live connections are four fifths full']);
  expect([gate.mayStay(100), gate.mayStay(100)]).toEqual([false, false]);
  expect(takeLines()).toEqual([expect.stringMatching(/^live connections are full/)]);
  for (let time = 0; time < 3; time += 1) server.emit('drop');
  expect(takeLines()).toEqual([expect.stringMatching(/^connections are full/)]);
  at.hasRoom = false;
  at.now = 60_000;
  expect([gate.mayStay(0), takeLines()]).toEqual([false, [expect.stringMatching(/^live .+ full/)]]);
});

it('ends idle connections when all are taken, so that the next caller is answered', async () => {
  const server = createServer((_request, response) => response.end());
  const bounds = { all: 2, live: 1 };
  createConnectionGate({ server, bounds, hasRoom: () => true, log: pino({ enabled: false }) });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const idle = new Agent({ keepAlive: true });
  onTestFinished(() => {
    idle.destroy();
    server.close();
  });
  const call = async (agent: Agent | false) => {
    const request = get({ port, host: '127.0.0.1', agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer.resume().statusCode;
  };
  expect(await Promise.all([call(idle), call(idle)])).toEqual([200, 200]);
  await expect(call(false)).rejects.toThrow();
  expect(await call(false)).toBe(200);
});
