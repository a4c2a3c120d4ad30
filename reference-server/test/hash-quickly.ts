import { hashPassword } from '../src/modules/auth/staff-sign-in/password-hash.ts';

/** Hashes a password of which a test needs no more than that it opens: it costs next to nothing to check. */
export async function hashQuickly(password: string): Promise<string> {
  return hashPassword(password, { logN: 4, r: 1, p: 1 });
}
