import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { localeOf, problemReply, type Locale } from '../kernel/replies/problem-reply.ts';

/**
 * Answers what is no HTTP, and headers past Node's limit (16 KB), with the error body that everything
 * else has, in the caller's language where that was read before the fault. They never reach the app; Node alone
 * would answer without a body.
 */
export function answerBrokenRequests(server: Server): void {
  const beingAnswered = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    beingAnswered.add(socket);
    response.once('close', () => beingAnswered.delete(socket));
  });
  server.on('clientError', (error: ClientError, socket) => {
    if (!socket.writable || beingAnswered.has(socket)) {
      socket.destroy();
      return;
    }
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'BAD_JSON';
    socket.end(refusal(localeOf(languageIn(error.rawPacket)), code));
  });
}

/** As Node says it; the packet is the one that it failed at. */
interface ClientError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

function languageIn(packet: Buffer | undefined): string | undefined {
  return /^accept-language:(.*)$/im.exec(packet?.toString('latin1') ?? '')?.[1];
}

function refusal(locale: Locale, code: 'TOO_LARGE' | 'BAD_JSON'): string {
  const { status, body } = problemReply(locale, code);
  const json = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
    '',
    json,
  ].join('\r\n');
}
