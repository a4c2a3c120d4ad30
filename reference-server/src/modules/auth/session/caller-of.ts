import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '../../../kernel/actor.ts';
import type { SessionCaller } from './begin-session.ts';
import type { HashNetwork } from '../attempts/network-hash.ts';

/** Max stored length of a User-Agent; real ones are shorter. */
const userAgentMaxLength = 300;

/** Who asks for a session, by the request it is asked for with. */
export function callerOf(
  {
    actor,
    headers,
    address,
  }: {
    readonly actor: Actor | null;
    readonly headers: IncomingHttpHeaders;
    readonly address: string;
  },
  hashNetwork: HashNetwork,
): SessionCaller {
  return {
    replacedId: actor?.sessionId ?? null,
    network: hashNetwork(address),
    userAgent: (headers['user-agent'] ?? '').slice(0, userAgentMaxLength),
  };
}
