import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeDigits } from '../auth-settings.ts';

/** Draws a code; every one is as likely as any other. */
export function drawCode(digits: CodeDigits): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** What is stored of a code: worthless without the pepper, and under any other challenge. */
export function hashCode(pepper: string, challengeId: string, code: string): Buffer {
  return createHmac('sha256', pepper).update(challengeId).update(code).digest();
}

/** Compares in constant time. */
export function isSameHash(presented: Uint8Array, stored: Uint8Array): boolean {
  return presented.length === stored.length && timingSafeEqual(presented, stored);
}
