import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Secrets } from '../../../config/secrets.ts';

/** What a session's token says. Only the session's id is ever believed. */
interface SessionClaims {
  readonly sessionId: string;
  readonly accountId: string;
  /** A hint for whoever holds the token. */
  readonly role: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Issues and reads the tokens of sessions. */
export type SessionTokens = ReturnType<typeof createSessionTokens>;

const algorithm = 'HS256';
const audience = 'portal';
const sessionIdSchema = z.uuid();

/** What tokens are signed with, and what they may have been signed with until it was changed. */
export type SessionSecrets = Pick<Secrets, 'sessionSecret' | 'previousSessionSecret'>;

interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** A key, and the name that tokens call it by, which reveals nothing of it. */
function signingKey(secret: string): SigningKey {
  const id = createHash('sha256').update(`session key ${secret}`).digest('base64url').slice(0, 12);
  return { id, key: createSecretKey(secret, 'utf8') };
}

/**
 * Tokens signed with the secret, for the portal at one address. Those that were signed with the one before
 * it are good as long as that one is known.
 */
export function createSessionTokens(
  { sessionSecret, previousSessionSecret }: SessionSecrets,
  issuer: string,
) {
  const current = signingKey(sessionSecret);
  const keys = [current, ...(previousSessionSecret ? [signingKey(previousSessionSecret)] : [])];

  /** The session that a token names which this key has signed; null where another has. */
  async function read(token: string, { id, key }: SigningKey): Promise<string | null> {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    // Tokens from before keys had names carry none.
    if (protectedHeader.kid !== undefined && protectedHeader.kid !== id) return null;
    return sessionIdSchema.safeParse(payload['sid']).data ?? null;
  }

  return {
    issue: ({ sessionId, accountId, role, issuedAt, expiresAt }: SessionClaims): Promise<string> =>
      new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: algorithm, kid: current.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(current.key),
    /** The session a token names; null for anything that was not issued here or is past its time. */
    async sessionId(token: string): Promise<string | null> {
      for (const key of keys) {
        try {
          return await read(token, key);
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error;
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null;
        }
      }
      return null;
    },
  };
}
