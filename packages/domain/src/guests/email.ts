import { z } from 'zod';

/**
 * Something before the @, a host with a dot after it, no spaces, control characters or half characters;
 * 254 characters at most (RFC 5321).
 */
const pattern = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u;

/** Whether a text looks like an e-mail address. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && pattern.test(value);
}

/** An e-mail address, trimmed. */
export const emailSchema = z.string().trim().max(254).regex(pattern);
