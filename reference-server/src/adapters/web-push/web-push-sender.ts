import { ECDH } from 'node:crypto';
import { Agent, request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import webPush from 'web-push';
import { PushSendError, type PushErrorKind, type PushSender } from '../../ports/push-sender.ts';
import { lookupPublic } from '../public-lookup.ts';

/** What sending takes. */
export interface WebPushSettings {
  /** The key pair that push services know us by. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** How the people who run a push service reach the hotel: `mailto:` or `https:`. */
  readonly subject: string;
  /** Hosts that endpoints may have; `*.` stands for any name below. */
  readonly hosts: readonly string[];
  /** How connections are made. Default: to public addresses only. */
  readonly agent?: Agent;
  /** Default: 10,000. */
  readonly timeoutMilliseconds?: number;
}

const defaultTimeoutMilliseconds = 10_000;

/** Statuses of push services. @source protocols/webpush.md, section 3 */
function kindOfStatus(status: number): PushErrorKind {
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'auth';
  // Windows answers 406 where others answer 429.
  if (status === 429 || status === 406) return 'rate-limited';
  return status >= 500 ? 'failed' : 'rejected';
}

/** Sends by Web Push: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
export function createWebPushSender(settings: WebPushSettings): PushSender {
  const { vapid, subject, hosts } = settings;
  const agent = settings.agent ?? new Agent({ keepAlive: true, lookup: lookupPublic });
  const timeout = settings.timeoutMilliseconds ?? defaultTimeoutMilliseconds;

  return {
    publicKey: vapid.publicKey,
    isAllowed: (endpoint) => isAllowedEndpoint(endpoint, hosts),
    areUsable: ({ p256dh }) => isPointOfCurve(p256dh),
    async send({ target, payload, ttlSeconds, urgency, topic }) {
      if (!isAllowedEndpoint(target.endpoint, hosts)) {
        throw refusal('gone', 'the endpoint is not one of an allowed push service');
      }
      if (!isPointOfCurve(target.keys.p256dh)) throw refusal('gone', 'its key is no key');
      const { endpoint, headers, body } = webPush.generateRequestDetails(target, payload, {
        vapidDetails: { subject, ...vapid },
        TTL: ttlSeconds,
        urgency,
        topic,
        contentEncoding: 'aes128gcm',
      });
      const answer = await post(endpoint, headers, body);
      if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer);
    },
  };

  /** Follows no redirect. */
  async function post(
    endpoint: string,
    headers: Record<string, string>,
    body: Buffer,
  ): Promise<{ status: number; headers: IncomingHttpHeaders }> {
    const signal = AbortSignal.timeout(timeout);
    try {
      return await new Promise((resolve, reject) => {
        const pushRequest = request(
          endpoint,
          { method: 'POST', headers, agent, signal },
          (response) => {
            // What it says beside the status is of no use here.
            response.on('error', () => undefined).resume();
            resolve({ status: response.statusCode ?? 0, headers: response.headers });
          },
        );
        pushRequest.on('error', reject);
        pushRequest.end(body);
      });
    } catch (cause) {
      const failure = signal.aborted ? 'timed-out' : 'unreachable';
      const what = signal.aborted ? 'has not answered in time' : 'cannot be reached';
      throw new PushSendError(`The push service ${what}.`, { kind: 'failed', failure, cause });
    }
  }
}

/** Whether messages may be sent to an endpoint: https, its ordinary port, and a host on the list. */
export function isAllowedEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
}

function refusalOf({ status, headers }: { status: number; headers: IncomingHttpHeaders }) {
  return new PushSendError(`The push service has answered ${status}.`, {
    kind: kindOfStatus(status),
    code: `HTTP ${status}`,
    retryAfterSeconds: retryAfterSeconds(headers['retry-after'], Date.now()),
  });
}

/** Seconds that a `Retry-After` asks to wait: it is a number of them, or a date. */
function retryAfterSeconds(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}

function refusal(kind: PushErrorKind, why: string): PushSendError {
  return new PushSendError(`Nothing was sent: ${why}.`, { kind });
}

function isPointOfCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
