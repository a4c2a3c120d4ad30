import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What is answered, or that nothing is. */
export type StubAnswer =
  | 'silence'
  | { status?: number; headers?: Readonly<Record<string, string>>; body?: unknown };

interface StubRequest {
  method: string;
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

export interface StubProvider {
  url: string;
  requests: StubRequest[];
}

/**
 * A server that says what a test tells it to, one answer after another and the last one for ever;
 * gone when the test has finished.
 */
export async function startStubProvider(...answers: StubAnswer[]): Promise<StubProvider> {
  const requests: StubRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push({ method, path: url, headers, body });
      if (answer === 'silence') return;
      const responseHeaders = { 'content-type': 'application/json', ...answer?.headers };
      response.writeHead(answer?.status ?? 200, responseHeaders);
      response.end(typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** An address nobody listens on. */
export async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}
