import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a header carries the token; without a token, none does. */
export function createWebhookTokenCheck(
  token: string | null,
): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = token === null ? null : digest(token);
  return (authorization) =>
    expected !== null &&
    authorization !== undefined &&
    timingSafeEqual(digest(authorization), expected);
}
