import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface ReceivedNotification {
  type: string;
  event: string;
  object: { id: string; status: string };
}

export interface WebhookListener {
  url: string;
  received: ReceivedNotification[];
  /** The header `Authorization` of each. */
  authorizations: (string | undefined)[];
  events(): string[];
  /** What the next notifications are answered, in order; 200 when there is nothing left. */
  answers: number[];
}

/** A shop that hears notifications, gone when the test has finished. */
export async function listenForWebhooks(): Promise<WebhookListener> {
  const listener: WebhookListener = {
    url: '',
    received: [],
    authorizations: [],
    events: () => listener.received.map(({ event }) => event),
    answers: [],
  };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      listener.received.push(body as ReceivedNotification);
      listener.authorizations.push(request.headers.authorization);
      response.writeHead(listener.answers.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  listener.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  return listener;
}
