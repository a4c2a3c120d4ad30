import { text } from 'node:stream/consumers';
import { Agent, request } from 'node:http';

/** One kind of request, sent again and again. */
export interface Load {
  readonly port: number;
  readonly path: string;
  /** Makes the body and the headers of the next request. */
  readonly next: () => { body: string; headers?: Record<string, string> };
  readonly expectedStatus: number;
  readonly concurrency: number;
}

/**
 * Sends requests for some seconds and returns how many were answered per second.
 * @throws Error when an answer has another status.
 */
export async function measureThroughput(load: Load, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.concurrency });
  const end = performance.now() + seconds * 1000;
  const begun = performance.now();
  let answered = 0;
  async function work(): Promise<void> {
    while (performance.now() < end) {
      await sendOne(load, agent);
      answered += 1;
    }
  }
  await Promise.all(Array.from({ length: load.concurrency }, work));
  agent.destroy();
  return answered / ((performance.now() - begun) / 1000);
}

function sendOne(load: Load, agent: Agent): Promise<void> {
  const { body, headers } = load.next();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port: load.port,
        host: '127.0.0.1',
        path: load.path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        if (response.statusCode === load.expectedStatus) {
          response.resume();
          response.once('end', resolve);
          return;
        }
        text(response).then((body) => {
          reject(new Error(`${load.path} answered ${String(response.statusCode)}: ${body}`));
        }, reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
