import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { page, resume } from '@portal/domain/live';
import { orderPaidStatusChange } from '@portal/domain/orders';
import { Server, type Socket } from 'socket.io';

/** Who connected, as the client put it. */
interface Handshake {
  readonly query: Readonly<Record<string, unknown>>;
  readonly auth: Readonly<Record<string, unknown>>;
  /** When, in milliseconds. */
  readonly at: number;
}

/** A live server whose identities are its tokens, with a stream for each. */
export interface OddLiveServer {
  readonly url: string;
  readonly handshakes: readonly Handshake[];
  /** The pages that clients named; in brackets those that nobody saw. */
  readonly pages: readonly string[];
  /** What clients asked with `resume`. */
  readonly resumeRequests: readonly unknown[];
  /** The connections there are now. */
  sockets(): Socket[];
  /** Puts the payment of an order into a stream and, unless it gets lost, sends it. */
  pay(orderId: number, more?: { token?: string; isLost?: boolean }): void;
  /** Forgets a stream's events but not how many there were. */
  clear(token?: string): void;
  /** Says to the next who connect why they may not; null lets them in. */
  refuse(reason: string | null): void;
  /** Answers the next `resume` with this instead. */
  answerOnce(answer: unknown): void;
  /** Is gone, with all its connections. */
  leave(): Promise<void>;
  /** Is there again, at the same address and with the same streams. */
  comeBack(): Promise<void>;
}

interface Stream {
  seq: number;
  events: { name: string; payload: { seq: number } }[];
}

const nobody = '';

/** Starts such a server on loopback. */
export async function startOddLiveServer(): Promise<OddLiveServer> {
  const handshakes: Handshake[] = [];
  const pages: string[] = [];
  const resumeRequests: unknown[] = [];
  const oddAnswers: unknown[] = [];
  const streams = new Map<string, Stream>();
  let refusal: string | null = null;
  let http: HttpServer;
  let io: Server;
  let port = 0;

  function streamOf(token: string): Stream {
    const stream = streams.get(token) ?? { seq: 0, events: [] };
    streams.set(token, stream);
    return stream;
  }

  function answerTo(token: string, lastSeq: number): unknown {
    const { seq, events } = streamOf(token);
    const missed = events.filter(({ payload }) => payload.seq > lastSeq);
    return missed.length === seq - lastSeq ? { events: missed, seq } : { reset: true, seq };
  }

  function tokenOf(socket: Socket): string {
    return String(socket.handshake.auth['token'] ?? nobody);
  }

  async function listen(): Promise<void> {
    http = createServer();
    io = new Server(http, { serveClient: false });
    io.use((socket, next) => {
      const { query, auth } = socket.handshake;
      handshakes.push({ query, auth, at: performance.now() });
      next(refusal === null ? undefined : new Error(refusal));
    });
    io.on('connection', (socket) => {
      const token = tokenOf(socket);
      socket.on(page.name, ({ path, hidden }: { path: string; hidden?: boolean }) =>
        pages.push(hidden ? `(${path})` : path),
      );
      socket.on(
        resume.name,
        (message: { lastSeq: number }, acknowledge: (answer: unknown) => void) => {
          resumeRequests.push(message);
          acknowledge(oddAnswers.shift() ?? answerTo(token, message.lastSeq));
        },
      );
    });
    http.listen(port, '127.0.0.1');
    await once(http, 'listening');
    port = (http.address() as AddressInfo).port;
  }

  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    handshakes,
    pages,
    resumeRequests,
    sockets: () => [...io.sockets.sockets.values()],
    pay(orderId, { token = nobody, isLost = false } = {}) {
      const stream = streamOf(token);
      stream.seq += 1;
      const payload = { orderId, paid_for: 'succeeded', seq: stream.seq };
      stream.events.push({ name: orderPaidStatusChange.name, payload });
      for (const socket of io.sockets.sockets.values()) {
        if (!isLost && tokenOf(socket) === token) socket.emit(orderPaidStatusChange.name, payload);
      }
    },
    clear(token = nobody) {
      streamOf(token).events = [];
    },
    refuse(reason) {
      refusal = reason;
    },
    answerOnce(answer) {
      oddAnswers.push(answer);
    },
    async leave() {
      await io.close();
    },
    comeBack: listen,
  };
}
