import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProblemBody } from '@portal/domain/contract';

/** A request as it arrived. */
export interface ArrivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Undefined when there was none. */
  readonly body: unknown;
}

/** Gives one answer, or none. */
export type OddAnswer = (response: ServerResponse, request: ArrivedRequest) => void;

/** A server on loopback with scripted answers. */
export interface OddServer {
  readonly url: string;
  /** Every request so far, the first one first. */
  readonly requests: readonly ArrivedRequest[];
  stop(): Promise<void>;
}

/** Starts a server that gives these answers one after the other, and the last one ever after. */
export async function startOddServer(...answers: OddAnswer[]): Promise<OddServer> {
  const requests: ArrivedRequest[] = [];
  async function take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    };
    const answer = answers[Math.min(requests.push(request), answers.length) - 1];
    answer?.(response, request);
  }

  const server = createServer((incoming, response) => void take(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with JSON, or with nothing but the status. */
export function json(
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): OddAnswer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  };
}

/** Answers with a refusal as the portal words it; `code` may be one that only a newer portal knows. */
export function refusal(
  status: number,
  code: string,
  more: Partial<ProblemBody> = {},
  headers: Record<string, string> = {},
): OddAnswer {
  return json(status, { success: false, error: `Отказ ${code}`, code, ...more }, headers);
}

/** Answers with a page, as proxies and the sign-in pages of networks do. */
export function html(status: number): OddAnswer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  };
}

/** Cuts the connection before an answer. */
export const cut: OddAnswer = (response) => void response.destroy();

/** Begins an answer and cuts the connection within it. */
export const cutWithin: OddAnswer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"stores":', () => response.destroy());
};

/** Never answers. */
export const silence: OddAnswer = () => undefined;

/** Begins an answer and never ends it. */
export const halfAnswer: OddAnswer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"stores":');
};
