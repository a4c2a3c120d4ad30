import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemReply } from '../kernel/problem-reply.ts';

/**
 * Answers what is no HTTP, and headers past Node's limit (16 KB), with the error body that everything
 * else has. They never reach the app; Node alone would answer without a body.
 */
export function answerBrokenRequests(server: Server): void {
  const beingAnswered = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    beingAnswered.add(socket);
    response.once('close', () => beingAnswered.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || beingAnswered.has(socket)) socket.destroy();
    else socket.end(refusal(error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'BAD_JSON'));
  });
}

function refusal(code: 'TOO_LARGE' | 'BAD_JSON'): string {
  const { status, body } = problemReply('ru', code);
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
