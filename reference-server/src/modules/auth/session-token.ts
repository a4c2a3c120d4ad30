import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** What a session's token says. Only the session's id is ever believed. */
export interface SessionClaims {
  readonly sessionId: string;
  readonly accountId: string;
  /** A hint for whoever holds the token. */
  readonly role: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Issues and reads the tokens of sessions. */
export interface SessionTokens {
  issue(claims: SessionClaims): Promise<string>;
  /** The session a token names; null for anything that was not issued here or is past its time. */
  sessionId(token: string): Promise<string | null>;
}

const algorithm = 'HS256';
const audience = 'portal';
const sessionIdSchema = z.uuid();

/** Tokens signed with the secret, for the portal at one address. */
export function createSessionTokens(secret: string, issuer: string): SessionTokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    issue: ({ sessionId, accountId, role, issuedAt, expiresAt }) =>
      new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async sessionId(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        return sessionIdSchema.safeParse(payload['sid']).data ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
