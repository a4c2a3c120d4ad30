import * as z from 'zod';

/** Most characters of an e-mail address. @source RFC 5321 */
export const emailMaxLength = 254;

/** Something before the @, a host with a dot after it, no spaces, control characters, bidi controls or half characters. */
export const emailPattern =
  /^[^\s@\p{Cc}\p{Cs}\p{Bidi_C}]+@[^\s@\p{Cc}\p{Cs}\p{Bidi_C}]+\.[^\s@\p{Cc}\p{Cs}\p{Bidi_C}]+$/u;

/** Whether a text looks like an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= emailMaxLength && emailPattern.test(value);
}

/** An e-mail address, trimmed. */
export const emailSchema = z.string().trim().max(emailMaxLength).regex(emailPattern);
