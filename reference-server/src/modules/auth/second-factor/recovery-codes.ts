import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { secondFactorRules } from '@portal/domain/staff';

/** Codes to come in with when every factor is lost. */
export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Without what looks alike on paper: 0 and o, 1 and l and i. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Two groups, some 50 bits: with five tries in a quarter of an hour nobody guesses one. */
const groupLength = 5;
const keyBytes = 32;

/** Recovery codes whose hashes say nothing to who does not have the pepper. */
export function createRecoveryCodes(pepper: string) {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'portal recovery codes', keyBytes));
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return {
    /** As many as an account gets, to be shown once. */
    draw: (): string[] =>
      Array.from({ length: secondFactorRules.recoveryCodes }, () => `${group()}-${group()}`),
    /** The stored hash of a code of this account, however it was typed. */
    hash(staffId: string, code: string): string {
      const plain = code.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
      return createHmac('sha256', key)
        .update(JSON.stringify([staffId, plain]))
        .digest('base64url');
    },
  };
}
