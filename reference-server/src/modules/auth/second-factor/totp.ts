import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every app knows it. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 asks for. */
const secretBytes = 20;
/** Steps before and after this one that a clock may be wrong by. */
const window = 1;

/** Draws a secret for an app, in base32. */
export function drawTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an app reads out of a QR code. */
export function totpUrl(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  return new TOTP({ ...parameters, issuer, label, secret }).toString();
}

/** The step that a code belongs to, near this one; null when it is no code of this secret. */
export function totpStep(secret: string, code: string, now = new Date()): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...{ ...parameters, token: code, secret: Secret.fromBase32(secret), timestamp, window },
  });
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + delta;
}
