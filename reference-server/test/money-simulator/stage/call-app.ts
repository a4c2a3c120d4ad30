import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Express } from 'express';

/** A request to an app in this process. */
export interface AppRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
  /** Where it comes from; absent: this machine. */
  readonly address?: string;
}

/** What the app answered. */
export interface AppAnswer {
  readonly status: number;
  readonly text: string;
}

/** Asks an app without a socket in between: nothing but the app decides when it answers. */
export function callApp(app: Express, input: AppRequest): Promise<AppAnswer> {
  const socket = new Socket();
  // One that was never connected has no address, and would be nobody's.
  Object.defineProperty(socket, 'remoteAddress', { value: input.address ?? '127.0.0.1' });
  const request = new IncomingMessage(socket);
  request.method = input.method;
  request.url = input.path;
  request.headers = {
    ...input.headers,
    ...(input.body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(input.body)),
    }),
  };
  if (input.body !== undefined) request.push(input.body);
  request.push(null);

  return new Promise((resolve) => {
    const response = new ServerResponse(request);
    let text = '';
    response.write = (chunk: string | Buffer) => {
      text += chunk.toString();
      return true;
    };
    response.end = (chunk?: unknown) => {
      if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) text += chunk.toString();
      resolve({ status: response.statusCode, text });
      response.emit('finish');
      return response;
    };
    app(request as Parameters<Express>[0], response as Parameters<Express>[1]);
  });
}
