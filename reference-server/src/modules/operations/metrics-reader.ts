import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** Set by proxies: who comes through one is elsewhere, whatever the address of the connection. */
const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Who asks for the metrics. */
export interface MetricsCaller {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

/** Says whether somebody may read the metrics: with the token, or on this very machine. */
export function createMetricsReader(token: string | undefined) {
  return ({ address, headers }: MetricsCaller): boolean => {
    const [, presented] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token !== undefined && presented !== undefined && isSame(token, presented)) return true;
    return loopback.test(address) && forwardedHeaders.every((name) => headers[name] === undefined);
  };
}

function isSame(token: string, presented: string): boolean {
  const [one, other] = [token, presented].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
