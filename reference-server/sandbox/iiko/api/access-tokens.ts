import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../../provider.ts';
import { ApiError } from './api-error.ts';
import { iikoSandboxCredentials } from '../iiko-credentials.ts';
import type { IikoCabinet } from '../iiko-settings.ts';
import type { accessTokenV1Body, accessTokenV2Body } from './request-bodies.ts';
import type * as z from 'zod';

interface TokenRecord {
  token: string;
  expiresAt: string;
}

/** Tokens of both ways to sign in; every other call needs one that has not expired. */
export type AccessTokens = ReturnType<typeof createAccessTokens>;

export function createAccessTokens(context: SandboxContext, cabinet: IikoCabinet) {
  const tokens = context.state.collection<TokenRecord>('iiko-tokens');
  const isGood = ({ expiresAt }: TokenRecord) => expiresAt > context.clock.now().toISOString();

  function issue(isKnown: boolean): object {
    if (!isKnown) throw new ApiError(401, 'Login is not authorized.');
    for (const record of tokens.all()) if (!isGood(record)) tokens.remove(record.token);
    const token = randomUUID();
    const lifetime = cabinet.read().tokenLifetimeSeconds * 1000;
    const expiresAt = new Date(context.clock.now().getTime() + lifetime).toISOString();
    tokens.put(token, { token, expiresAt });
    return { correlationId: randomUUID(), token };
  }

  return {
    issueByLogin: ({ apiLogin }: z.infer<typeof accessTokenV1Body>): object =>
      issue(apiLogin === iikoSandboxCredentials.apiLogin),
    issueByKey: ({ apiKey, appId, clientSecret }: z.infer<typeof accessTokenV2Body>): object =>
      issue(
        apiKey === iikoSandboxCredentials.apiKey &&
          appId === iikoSandboxCredentials.appId &&
          clientSecret === iikoSandboxCredentials.clientSecret,
      ),
    check(authorization: string | undefined) {
      const [scheme, token = ''] = authorization?.split(' ') ?? [];
      const record = scheme === 'Bearer' ? tokens.get(token) : undefined;
      if (record === undefined || !isGood(record)) {
        throw new ApiError(401, 'Token is expired or invalid.');
      }
    },
    /** Makes every token worthless, as iiko does when it restarts. */
    revokeAll() {
      for (const { token } of tokens.all()) tokens.remove(token);
    },
    /** How many are good now. */
    count: (): number => tokens.all().filter(isGood).length,
  };
}
