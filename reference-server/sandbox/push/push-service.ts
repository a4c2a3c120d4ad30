import { buffer } from 'node:stream/consumers';
import express, { type Express, type Request, type Response } from 'express';
import { inflictFaults, loseAnswer } from '../faults/inflict-faults.ts';
import type { SandboxContext } from '../provider.ts';
import { decryptMessage } from './decrypt-message.ts';
import type { PushInbox } from './push-inbox.ts';
import { signerOf } from './vapid-signature.ts';

/** @source protocols/webpush.md, section 4 */
const maxBytes = 4096;
const retryAfterSeconds = 5;

interface Refusal {
  code: number;
  errno: number;
  error: string;
  message: string;
}

const refusals = {
  badHeader: refusal(400, 111, 'Bad Request', 'TTL, Urgency, Topic or Content-Encoding is wrong'),
  badBody: refusal(400, 110, 'Bad Request', 'The message cannot be decrypted'),
  unsigned: refusal(401, 109, 'Unauthorized', 'The VAPID signature is missing or wrong'),
  otherKey: refusal(403, 109, 'Forbidden', 'The subscription was made with another VAPID key'),
  unknown: refusal(404, 102, 'Not Found', 'There is no such subscription'),
  gone: refusal(410, 106, 'Gone', 'The subscription has ended'),
  tooLarge: refusal(413, 104, 'Payload Too Large', `More than ${maxBytes} bytes`),
  tooMany: refusal(429, 201, 'Too Many Requests', 'Slow down'),
};

/**
 * The push service of every browser, whatever host it is asked as: it checks what real ones check and
 * keeps what it is sent.
 */
export function createPushService(context: SandboxContext, inbox: PushInbox): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(
    inflictFaults(context.faults, {
      provider: 'push',
      errorText: (response) => refuse(response, refusals.tooLarge),
      rateLimit: (response) => {
        response.set('Retry-After', String(retryAfterSeconds));
        refuse(response, refusals.tooMany);
      },
    }),
  );
  app.post('/{*path}', async (request, response) => {
    const refused = await take(request, response);
    if (refused) {
      refuse(response, refused);
      return;
    }
    await context.state.saved();
    if (!loseAnswer(request, response)) response.status(201).end();
  });
  return app;

  async function take(request: Request, response: Response): Promise<Refusal | null> {
    const origin = `https://${request.headers.host ?? ''}`;
    const endpoint = origin + request.originalUrl;
    const body = await buffer(request);
    const headers = deliveryHeaders(request);
    if (!headers) return refusals.badHeader;
    const signer = await signerOf(request.headers.authorization, origin, new Date());
    if (signer === null) return refusals.unsigned;
    if (body.length > maxBytes) return refusals.tooLarge;
    const status = inbox.endOf(endpoint);
    if (status !== undefined) return status === 404 ? refusals.unknown : refusals.gone;
    const made = inbox.find(endpoint);
    if (made && made.applicationServerKey !== null && made.applicationServerKey !== signer) {
      return refusals.otherKey;
    }
    const read = made ? tryDecrypt(body, made) : { body: null, encrypted: body.toString('base64') };
    if (!read) return refusals.badBody;
    const id = inbox.receive({ endpoint, ...read, ...headers });
    response.set('Location', `${origin}/message/${id}`);
    return null;
  }
}

function tryDecrypt(body: Buffer, keys: Parameters<typeof decryptMessage>[1]) {
  try {
    return { body: decryptMessage(body, keys) };
  } catch {
    return null;
  }
}

function deliveryHeaders({ headers }: Request) {
  const { ttl, urgency = 'normal', topic } = headers;
  const isRight =
    /^\d{1,10}$/.test(String(ttl)) &&
    ['very-low', 'low', 'normal', 'high'].includes(String(urgency)) &&
    (topic === undefined || /^[\w-]{1,32}$/.test(String(topic))) &&
    headers['content-encoding'] === 'aes128gcm';
  if (!isRight) return null;
  return { ttl: Number(ttl), urgency: String(urgency), topic: topic ? String(topic) : null };
}

function refusal(code: number, errno: number, error: string, message: string): Refusal {
  return { code, errno, error, message };
}

function refuse(response: Response, refused: Refusal): void {
  response.status(refused.code).json(refused);
}
