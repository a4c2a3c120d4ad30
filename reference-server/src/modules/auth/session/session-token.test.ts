import { createSecretKey, randomUUID } from 'node:crypto';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createSessionTokens } from './session-token.ts';

const portal = 'https://portal.test';
const [first, second, third] = ['first', 'second', 'third'].map((each) => each.padEnd(40, each));

function claimsOf(sessionId: string) {
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + 60_000);
  return { sessionId, accountId: '7', role: 'guest', issuedAt, expiresAt };
}

it('outlives a change of the secret as long as the one before is still known', async () => {
  const sessionId = randomUUID();
  const before = await createSessionTokens({ sessionSecret: first! }, portal).issue(
    claimsOf(sessionId),
  );
  const overlap = createSessionTokens(
    { sessionSecret: second!, previousSessionSecret: first! },
    portal,
  );
  expect(await overlap.sessionId(before)).toBe(sessionId);
  const after = await overlap.issue(claimsOf(sessionId));
  const later = createSessionTokens({ sessionSecret: second! }, portal);
  expect(await later.sessionId(after)).toBe(sessionId);
  expect(await later.sessionId(before)).toBeNull();
  const other = createSessionTokens({ sessionSecret: third! }, portal);
  expect(await other.sessionId(after)).toBeNull();
});

it('names its key without telling it, and no other key is tried for it', async () => {
  const tokens = createSessionTokens(
    { sessionSecret: second!, previousSessionSecret: first! },
    portal,
  );
  const token = await tokens.issue(claimsOf(randomUUID()));
  const { kid = '' } = decodeProtectedHeader(token);
  expect(kid).toMatch(/^[\w-]{8,16}$/);
  expect(second).not.toContain(kid);

  const sign = (secret: string, header: { kid?: string }) =>
    new SignJWT({ sid: randomUUID() })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .setIssuer(portal)
      .setAudience('portal')
      .setSubject('7')
      .setExpirationTime('1m')
      .sign(createSecretKey(secret, 'utf8'));
  expect(await tokens.sessionId(await sign(second!, { kid }))).not.toBeNull();
  expect(await tokens.sessionId(await sign(first!, { kid }))).toBeNull();
  expect(await tokens.sessionId(await sign(second!, { kid: 'unknown' }))).toBeNull();
});

it('is believed without the name of its key, as it was issued before keys had names', async () => {
  const sessionId = randomUUID();
  const old = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(portal)
    .setAudience('portal')
    .setSubject('7')
    .setExpirationTime('1m')
    .sign(createSecretKey(first!, 'utf8'));
  const tokens = createSessionTokens(
    { sessionSecret: second!, previousSessionSecret: first! },
    portal,
  );
  expect(await tokens.sessionId(old)).toBe(sessionId);
});
