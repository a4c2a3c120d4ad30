import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What is answered to a failed request: the error's own code and data as the Prisma CLI reads them. */
export interface RpcFailure {
  error_code: string | null;
  message: string;
  meta: unknown;
  is_panic: boolean;
}

/** The other end of a JSON-RPC connection with one message per line. */
export interface RpcPeer {
  /** Asks the other side and waits for its answer. */
  request(method: string, params: unknown): Promise<unknown>;
}

interface Message {
  id: unknown;
  method?: string;
  params?: unknown;
  result?: unknown;
}

/** The code by which Prisma's native engine marks "look into data". */
const USER_FACING_ERROR = 4466;

/**
 * Answers requests one after the other until the input ends.
 *
 * @param handle Gives the result of a request; what it throws goes through `explain` to the other side.
 */
export async function answerRequests(
  streams: { input: Readable; output: Writable },
  handle: (method: string, params: unknown, peer: RpcPeer) => Promise<unknown>,
  explain: (error: unknown) => RpcFailure,
): Promise<void> {
  const waiting = new Map<unknown, (result: unknown) => void>();
  const peer: RpcPeer = {
    request(method, params) {
      const id = `engine-${String(waiting.size + 1)}`;
      send({ id, method, params });
      return new Promise((resolve) => waiting.set(id, resolve));
    },
  };
  let last = Promise.resolve();

  function send(message: object): void {
    streams.output.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }

  async function answer({ id, method = '', params }: Message): Promise<void> {
    try {
      send({ id, result: (await handle(method, params, peer)) ?? null });
    } catch (error) {
      const data = explain(error);
      send({ id, error: { code: USER_FACING_ERROR, message: data.message, data } });
    }
  }

  for await (const line of createInterface({ input: streams.input })) {
    if (line.trim() === '') continue;
    const message = JSON.parse(line) as Message;
    if (message.method === undefined) {
      waiting.get(message.id)?.(message.result);
      waiting.delete(message.id);
    } else {
      last = last.then(() => answer(message));
    }
  }
  await last;
}
