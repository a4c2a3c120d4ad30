import { importJWK, jwtVerify } from 'jose';

/** Hours a signature may be good for. @source protocols/webpush.md, section 2 */
const maxHours = 24;

/**
 * The public key that has signed a request, in base64url; null when the signature is missing, wrong, of
 * another audience or good for too long.
 */
export async function signerOf(
  authorization: string | undefined,
  audience: string,
  now: Date,
): Promise<string | null> {
  const [, token, publicKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined || publicKey === undefined) return null;
  try {
    const key = await importJWK(toJwk(publicKey), 'ES256');
    const { payload } = await jwtVerify(token, key, {
      audience,
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
    });
    const latest = now.getTime() / 1000 + maxHours * 3600;
    const isSubject = /^(mailto:|https:\/\/(?!localhost))/.test(payload.sub ?? '');
    return isSubject && (payload.exp ?? 0) <= latest ? publicKey : null;
  } catch {
    return null;
  }
}

function toJwk(publicKey: string): { kty: string; crv: string; x: string; y: string } {
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
}
